import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadStatuses } from '../../platform/db/schema/index.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';

const KEY = 'won_statuses';

export async function findWonStatusIds(db: Db): Promise<number[] | null> {
  const stored = await findSetting(db, KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : null;
}

export const saveWonStatusIds = (db: Db, ids: number[]): Promise<void> => saveSetting(db, KEY, ids);

/** By board, in column order. */
export function listColumns(db: Db) {
  return db
    .select({
      id: leadStatuses.id,
      name: leadStatuses.name,
      nameEs: leadStatuses.nameEs,
      role: leadStatuses.role,
      order: leadStatuses.order,
      probability: leadStatuses.probability,
    })
    .from(leadStatuses)
    .orderBy(asc(leadStatuses.role), asc(leadStatuses.order), asc(leadStatuses.id));
}
