import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { sessions, users } from '../../platform/db/schema/index.ts';
import { deleteDeviceOfSession, deleteDevicesOfUser } from './session-devices.queries.ts';
import { isTwoFactorRequired } from './sign-in-rules.queries.ts';

const LAST_USE = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(
  sessions.createdAt,
);

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
      lastUsedAt: LAST_USE,
      userAgent: sessions.userAgent,
      provedAt: sessions.provedAt,
      mustChangePassword: users.mustChangePassword,
      hasTwoFactor: sql<boolean>`${users.twoFactorSecret} is not null`,
      isTwoFactorRequired,
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

/** Only forward: of two processes the later use counts. */
export async function touchSession(db: Db, id: number, now: Date): Promise<void> {
  const isOlder = or(isNull(sessions.lastUsedAt), lt(sessions.lastUsedAt, now));
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, id), isOlder));
}

type Since = { now: Date; usedAfter: Date };

export function listAccessSessions(db: Db, userId: number, { now, usedAfter }: Since) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: LAST_USE,
      expiresAt: sessions.expiresAt,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.kind, 'access'),
        gt(sessions.expiresAt, now),
        gt(LAST_USE, usedAfter),
      ),
    )
    .orderBy(desc(LAST_USE));
}

/** The session continues under a new token. */
export const replaceToken = (db: Db, id: number, tokenHash: string): Promise<boolean> =>
  updateSession(db, id, { tokenHash });

/** The same after its owner has just entered a password or a code. */
export const replaceProvedToken = (
  db: Db,
  id: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> => updateSession(db, id, { tokenHash, provedAt: now });

async function updateSession(
  db: Db,
  id: number,
  values: Partial<typeof sessions.$inferInsert>,
): Promise<boolean> {
  const updated = await db
    .update(sessions)
    .set(values)
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return updated.length > 0;
}

export async function deleteSession(db: Db, id: number, userId: number): Promise<boolean> {
  await deleteDeviceOfSession(db, userId, id);
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/**
 * Ends every session of a user, half-finished ones included, and push messages to their devices, except
 * `exceptId`. → how many.
 */
export async function deleteSessions(db: Db, userId: number, exceptId?: number): Promise<number> {
  await deleteDevicesOfUser(db, userId, exceptId);
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

export function listTempSessions(db: Db, userId: number) {
  return db
    .select({ id: sessions.id, ip: sessions.ip })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.kind, 'temp')));
}

export async function deleteTempSessions(db: Db, ids: number[]): Promise<void> {
  await db.delete(sessions).where(and(inArray(sessions.id, ids), eq(sessions.kind, 'temp')));
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
