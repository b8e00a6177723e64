import { eq, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { knownDevices, recoveryCodes, users } from '../../platform/db/schema/index.ts';

export async function listTwoFactorSecrets(db: Db) {
  const rows = await db
    .select({
      id: users.id,
      twoFactorSecret: users.twoFactorSecret,
      twoFactorPendingSecret: users.twoFactorPendingSecret,
    })
    .from(users)
    .where(or(isNotNull(users.twoFactorSecret), isNotNull(users.twoFactorPendingSecret)))
    .for('update');
  return rows.map(({ id, ...sealed }) => ({ id, owner: String(id), sealed }));
}

export async function updateTwoFactorSecrets(
  db: Db,
  id: number,
  sealed: Record<string, string>,
): Promise<void> {
  await db.update(users).set(sealed).where(eq(users.id, id));
}

/** → of how many people. */
export async function forgetRecoveryCodes(db: Db): Promise<number> {
  const deleted = await db.delete(recoveryCodes).returning({ userId: recoveryCodes.userId });
  return new Set(deleted.map(({ userId }) => userId)).size;
}

export async function forgetAllDevices(db: Db): Promise<number> {
  const deleted = await db.delete(knownDevices).returning({ id: knownDevices.id });
  return deleted.length;
}
