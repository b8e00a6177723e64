import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';

/** Feed runs without changes that are not the latest one. */
const IS_IDLE = sql.raw(`i.options ? 'markBefore' and i.created + i.updated + i.off_market = 0
  and exists (select 1 from imports later where later.id > i.id
    and later.feed_id is not distinct from i.feed_id and later.kind = i.kind)`);

const isOlderThan = (days: number) => sql`i.finished_at < now() - make_interval(days => ${days})`;

type Kept = { keptDays: number; checkKeptDays: number; idleKeptDays: number; most: number };

/** → how many were deleted. */
export async function deleteOldRows(
  db: Db,
  { keptDays, checkKeptDays, idleKeptDays, most }: Kept,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with gone as (
      delete from import_rows where id in (
        select r.id from imports i join import_rows r on r.import_id = i.id
        where ${isOlderThan(keptDays)} or (i.is_dry_run and ${isOlderThan(checkKeptDays)})
          or (${IS_IDLE} and ${isOlderThan(idleKeptDays)})
        limit ${most}) returning 1
    ) select count(*)::int as n from gone`);
  return rows[0]?.n ?? 0;
}

/** Run after `deleteOldRows`. */
export async function deleteIdleRuns(db: Db, days: number): Promise<void> {
  await db.execute(sql`delete from imports i where ${IS_IDLE} and ${isOlderThan(days)}`);
}
