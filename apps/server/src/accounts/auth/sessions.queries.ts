import { and, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { sessions, users } from '../../platform/db/schema/index.ts';

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The user of a token that is still valid. */
export async function findSessionViewer(db: Db, tokenHash: string, now: Date) {
  const [viewer] = await db
    .select({
      id: users.id,
      name: users.name,
      role: users.role,
      sessionId: sessions.id,
      sessionKind: sessions.kind,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        isNull(users.deactivatedAt),
      ),
    );
  return viewer;
}

export async function touchSession(db: Db, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
}

export function listAccessSessions(db: Db, userId: number, now: Date) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), eq(sessions.kind, 'access'), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`));
}

/** The session continues under a new token. */
export async function replaceToken(db: Db, id: number, tokenHash: string): Promise<boolean> {
  const replaced = await db
    .update(sessions)
    .set({ tokenHash })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return replaced.length > 0;
}

export async function deleteSession(db: Db, id: number, userId: number): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** Ends every session of a user, half-finished ones included, except `exceptId`. → how many. */
export async function deleteSessions(db: Db, userId: number, exceptId?: number): Promise<number> {
  const deleted = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    )
    .returning({ kind: sessions.kind });
  return deleted.filter(({ kind }) => kind === 'access').length;
}

export async function deleteTempSessions(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.kind, 'temp')));
}

export async function deleteExpiredSessions(db: Db, userId: number, now: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
}

/** Counts a code before it is checked; returns nothing once this session has used its attempts. */
export async function reserveCode(db: Db, sessionId: number, most: number) {
  const [row] = await db
    .update(sessions)
    .set({ failedCodes: sql`${sessions.failedCodes} + 1` })
    .where(and(eq(sessions.id, sessionId), lt(sessions.failedCodes, most)))
    .returning({ failedCodes: sessions.failedCodes });
  return row;
}
