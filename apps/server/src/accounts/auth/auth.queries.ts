import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/index.ts';
import { isTwoFactorRequired } from './sign-in-rules.queries.ts';

const ACCOUNT = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  passwordHash: users.passwordHash,
  twoFactorSecret: users.twoFactorSecret,
  twoFactorPendingSecret: users.twoFactorPendingSecret,
  mustChangePassword: users.mustChangePassword,
  isTwoFactorRequired,
};

/** Only users who may sign in: deactivated users are not found. */
export async function findAccountByEmail(db: Db, email: string) {
  const [user] = await db
    .select(ACCOUNT)
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deactivatedAt)));
  return user;
}

export async function findAccount(db: Db, id: number) {
  const [user] = await db
    .select(ACCOUNT)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deactivatedAt)));
  return user;
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Locked until the transaction ends; every change of credentials locks this row first. */
export async function lockAccountRow(db: Db, id: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

/** Chosen by the user. */
export async function updatePasswordHash(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, id));
}
