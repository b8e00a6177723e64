import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { type Backfill, intakeSources } from '../../../platform/db/schema/index.ts';

/** By the database clock, which all processes share. */
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

export async function claimDueBackfill(db: Db, leaseMs: number) {
  const due = db
    .select({ id: intakeSources.id })
    .from(intakeSources)
    .where(lte(intakeSources.backfillAt, sql`now()`))
    .orderBy(asc(intakeSources.backfillAt))
    .limit(1)
    .for('no key update', { skipLocked: true });
  const [row] = await db
    .update(intakeSources)
    .set({ backfillAt: inMs(leaseMs) })
    .where(eq(intakeSources.id, sql`(${due})`))
    .returning();
  return row;
}

/** Null: it is done. */
export async function saveBackfill(
  db: Db,
  id: number,
  backfill: Backfill,
  waitMs: number | null,
): Promise<void> {
  await db
    .update(intakeSources)
    .set({ backfill, backfillAt: waitMs === null ? null : inMs(waitMs) })
    .where(eq(intakeSources.id, id));
}
