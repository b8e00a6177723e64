import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { users, leadMailWindows as windows } from '../../../platform/db/schema/index.ts';

/** By the database clock, which all processes share. */
const endedFor = (windowMs: number) =>
  lte(windows.startedAt, sql`now() - ${windowMs} * interval '1 millisecond'`);

/**
 * Counts one new lead of this user; true when its email is one of the first in this hour. Posts for the
 * same user wait for each other here.
 */
export async function countNewLead(
  db: Db,
  { userId, most, windowMs }: { userId: number; most: number; windowMs: number },
): Promise<boolean> {
  const isOver = endedFor(windowMs);
  const isFull = sql`${windows.sent} >= ${most}`;
  const [row] = await db
    .insert(windows)
    .values({ userId, sent: 1, held: 0 })
    .onConflictDoUpdate({
      target: windows.userId,
      set: {
        startedAt: sql`case when ${isOver} then now() else ${windows.startedAt} end`,
        sent: sql`case when ${isOver} then 1 when ${isFull} then ${windows.sent} else ${windows.sent} + 1 end`,
        held: sql`case when ${isOver} then 0 when ${isFull} then ${windows.held} + 1 else ${windows.held} end`,
      },
    })
    .returning({ held: windows.held });
  return row?.held === 0;
}

/** Ends one window with held leads whose hour is over, of one user or of anybody not locked. */
export async function takeDueWindow(db: Db, windowMs: number, userId?: number) {
  const [due] = await db
    .select({
      userId: windows.userId,
      held: windows.held,
      startedAt: windows.startedAt,
      email: users.email,
      locale: users.locale,
      deactivatedAt: users.deactivatedAt,
    })
    .from(windows)
    .innerJoin(users, eq(users.id, windows.userId))
    .where(
      and(
        gt(windows.held, 0),
        endedFor(windowMs),
        userId === undefined ? undefined : eq(windows.userId, userId),
      ),
    )
    .orderBy(asc(windows.startedAt))
    .limit(1)
    .for('update', { of: windows, ...(userId === undefined ? { skipLocked: true } : {}) });
  if (due) await db.delete(windows).where(eq(windows.userId, due.userId));
  return due;
}

export type DueWindow = NonNullable<Awaited<ReturnType<typeof takeDueWindow>>>;
