import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { sessions, users } from '../../db/schema/index.ts';

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      passwordHash: users.passwordHash,
      twoFactorSecret: users.twoFactorSecret,
    })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deactivatedAt)));
  return user;
}

export async function findUserById(db: Db, id: number) {
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      twoFactorSecret: users.twoFactorSecret,
    })
    .from(users)
    .where(eq(users.id, id));
  return user;
}

type NewSession = typeof sessions.$inferInsert;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The person behind an access token that is still good. */
export async function findSessionViewer(db: Db, tokenHash: string, now: Date) {
  const [viewer] = await db
    .select({ id: users.id, name: users.name, role: users.role, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.kind, 'access'),
        gt(sessions.expiresAt, now),
        isNull(users.deactivatedAt),
      ),
    );
  return viewer;
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}
