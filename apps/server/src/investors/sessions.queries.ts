import { and, desc, eq, gt, isNull, notInArray, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { leads, roomLinks, roomSessions } from '../platform/db/schema/index.ts';

export async function insertSession(
  db: Db,
  session: typeof roomSessions.$inferInsert,
): Promise<void> {
  await db.insert(roomSessions).values(session);
}

/** Of a lead that is neither deleted nor erased. */
export async function findSession(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      sessionId: roomSessions.id,
      leadId: roomSessions.leadId,
      lastUsedAt: roomSessions.lastUsedAt,
    })
    .from(roomSessions)
    .innerJoin(leads, and(eq(leads.id, roomSessions.leadId), isNull(leads.hiddenAt)))
    .where(and(eq(roomSessions.tokenHash, tokenHash), gt(roomSessions.expiresAt, now)));
  return row;
}

export async function touchSession(db: Db, id: number, now: Date): Promise<void> {
  await db.update(roomSessions).set({ lastUsedAt: now }).where(eq(roomSessions.id, id));
}

export async function countSessions(db: Db, leadId: number, now: Date): Promise<number> {
  const open = and(eq(roomSessions.leadId, leadId), gt(roomSessions.expiresAt, now));
  return db.$count(roomSessions, open);
}

export async function findLastSeen(db: Db, leadId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: roomSessions.lastUsedAt })
    .from(roomSessions)
    .where(eq(roomSessions.leadId, leadId))
    .orderBy(desc(roomSessions.lastUsedAt))
    .limit(1);
  return row?.at ?? null;
}

/** What has ended is kept for a while: staff see when the investor was last there. */
const end = (db: Db, which: SQL, now: Date) =>
  db
    .update(roomSessions)
    .set({ expiresAt: now })
    .where(and(which, gt(roomSessions.expiresAt, now)));

export async function endSession(db: Db, id: number, now: Date): Promise<void> {
  await end(db, eq(roomSessions.id, id), now);
}

export async function endSessionOf(db: Db, tokenHash: string, now: Date): Promise<void> {
  await end(db, eq(roomSessions.tokenHash, tokenHash), now);
}

/** Links that were not used end too: they would open the room again. They still count as sent. */
export async function endAllSessions(db: Db, leadId: number, now: Date): Promise<void> {
  await end(db, eq(roomSessions.leadId, leadId), now);
  const unused = and(
    eq(roomLinks.leadId, leadId),
    isNull(roomLinks.usedAt),
    gt(roomLinks.expiresAt, now),
  );
  await db.update(roomLinks).set({ expiresAt: now }).where(unused);
}

/** Open and most recently used ones stay. */
export async function deleteOldSessions(
  db: Db,
  leadId: number,
  most: number,
  now: Date,
): Promise<void> {
  const latest = db
    .select({ id: roomSessions.id })
    .from(roomSessions)
    .where(eq(roomSessions.leadId, leadId))
    .orderBy(
      desc(gt(roomSessions.expiresAt, now)),
      desc(roomSessions.lastUsedAt),
      desc(roomSessions.id),
    )
    .limit(most);
  await db
    .delete(roomSessions)
    .where(and(eq(roomSessions.leadId, leadId), notInArray(roomSessions.id, latest)));
}
