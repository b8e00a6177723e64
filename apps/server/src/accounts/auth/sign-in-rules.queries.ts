import { ROLES, type Role } from '@alpha/contract';
import { and, count, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { sessions, settings, users } from '../../platform/db/schema/index.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';

const TWO_FACTOR_ROLES = 'sign_in.two_factor_roles';

/** A column of a query on users: one look-up by key, so that every process follows a change at once. */
export const isTwoFactorRequired = sql<boolean>`coalesce((select ${settings.value} @> to_jsonb(${users.role}::text) from ${settings} where ${settings.key} = ${TWO_FACTOR_ROLES}), false)`;

export async function findTwoFactorRoles(db: Db): Promise<Role[]> {
  const stored = await findSetting(db, TWO_FACTOR_ROLES);
  return ROLES.filter((role) => Array.isArray(stored) && stored.includes(role));
}

export const saveTwoFactorRoles = (db: Db, roles: readonly Role[]): Promise<void> =>
  saveSetting(db, TWO_FACTOR_ROLES, roles);

/** An update of the token sends the notice on which open event streams check their session again. */
export async function recheckStreams(db: Db, roles: readonly Role[]): Promise<void> {
  const concerned = db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...roles]), isNull(users.twoFactorSecret)));
  await db
    .update(sessions)
    .set({ tokenHash: sql`${sessions.tokenHash}` })
    .where(inArray(sessions.userId, concerned));
}

/** Active users by role, and how many of them have no second factor. */
export function countTwoFactorByRole(db: Db) {
  const without = sql`count(*) filter (where ${users.twoFactorSecret} is null)`.mapWith(Number);
  return db
    .select({ role: users.role, total: count(), without })
    .from(users)
    .where(isNull(users.deactivatedAt))
    .groupBy(users.role);
}
