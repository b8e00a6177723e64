import { type Database, type Db, searchOf } from '../../platform/db/db.ts';
import { type AreaFigures, listAreaFigures } from './area-figures.queries.ts';
import { listFactRows, listSampleRows } from './home-facts.queries.ts';
import type { HomeFacts } from './home-facts.ts';
import { type MarketSamples, marketSamples } from './market-samples.ts';

/** Sample size that gives percentiles to within one percent. */
const ENOUGH = 5_000;
/** The market as a whole hardly changes within this time; a small one may just be being analyzed. */
const FRESH_MS = 10 * 60_000;
const SMALL_FRESH_MS = 15_000;

export type MarketFigures = {
  samples: MarketSamples;
  areas: Map<number, AreaFigures>;
  sampleSize: number;
};
type Entry = { figures: Promise<MarketFigures>; until: number };

const known = new WeakMap<Db, Entry>();

/** Reads the figures ahead of the first request: of a million listings, that takes seconds. */
export const warmMarketFigures = async (database: Database): Promise<void> => {
  await marketFigures(searchOf(database));
};

/** Stale-while-revalidate: only the first caller waits. Figures of an empty market are not kept. */
export function marketFigures(db: Db): Promise<MarketFigures> {
  const entry = known.get(db);
  if (entry && entry.until > Date.now()) return entry.figures;
  const next: Entry = { figures: readFigures(db), until: Date.now() + FRESH_MS };
  if (entry) entry.until = next.until;
  else known.set(db, next);
  next.figures
    .then(({ sampleSize }) => {
      if (sampleSize < ENOUGH / 2) next.until = Date.now() + SMALL_FRESH_MS;
      if (sampleSize > 0) known.set(db, next);
      else known.delete(db);
    })
    .catch(() => entry ?? known.delete(db));
  return (entry ?? next).figures;
}

async function readFigures(db: Db): Promise<MarketFigures> {
  const areas = new Map((await listAreaFigures(db)).map((area) => [area.id, area]));
  const sample = await listSampleRows(db, ENOUGH);
  return { areas, samples: marketSamples(sample), sampleSize: sample.length };
}

/** Skips properties that may not be shown or have no analysis. */
export async function listFacts(db: Db, ids: readonly number[]): Promise<HomeFacts[]> {
  if (ids.length === 0) return [];
  return listFactRows(db, ids);
}
