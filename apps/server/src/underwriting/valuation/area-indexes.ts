import { type PriceIndex, priceIndex } from '@alpha/engine/valuation';
import type { Db } from '../../platform/db/db.ts';
import { listAreaIndexes } from './area-indexes.queries.ts';

/** Areas kept in memory: neighbors are valued one after another. */
const MOST_AREAS = 1_000;

const NO_INDEX: PriceIndex = { days: [], logs: [] };

export type AreaIndexes = {
  load: (areaIds: readonly (number | null)[]) => Promise<void>;
  of: (areaId: number | null) => PriceIndex;
};

/** The price indexes of areas, each read once. */
export function createAreaIndexes(db: Db, since: string): AreaIndexes {
  const known = new Map<number, PriceIndex>();
  return {
    async load(areaIds) {
      const wanted = new Set(areaIds.filter((id) => id !== null && !known.has(id)) as number[]);
      if (wanted.size === 0) return;
      if (known.size + wanted.size > MOST_AREAS) known.clear();
      for (const id of wanted) known.set(id, NO_INDEX);
      for (const { areaId, points } of await listAreaIndexes(db, [...wanted], since))
        known.set(areaId, priceIndex(points));
    },
    of: (areaId) => (areaId === null ? undefined : known.get(areaId)) ?? NO_INDEX,
  };
}
