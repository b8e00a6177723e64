import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leadStatuses, settings } from '../../platform/db/schema/index.ts';

const KEY = 'won_statuses';

export async function findWonStatusIds(db: Db): Promise<number[] | null> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, KEY));
  return Array.isArray(row?.value) ? row.value.filter((id) => typeof id === 'number') : null;
}

export async function saveWonStatusIds(db: Db, value: number[]): Promise<void> {
  await db
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** By board, in column order. */
export function listColumns(db: Db) {
  return db
    .select({
      id: leadStatuses.id,
      name: leadStatuses.name,
      role: leadStatuses.role,
      order: leadStatuses.order,
    })
    .from(leadStatuses)
    .orderBy(asc(leadStatuses.role), asc(leadStatuses.order), asc(leadStatuses.id));
}
