import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/index.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';

const KEY = 'lead_turns';

export async function findTurnLeaderId(db: Db): Promise<number | null> {
  const stored = (await findSetting(db, KEY)) as { leader_id?: unknown } | null;
  const id = stored?.leader_id;
  return typeof id === 'number' ? id : null;
}

export const saveTurnLeaderId = (db: Db, leaderId: number | null): Promise<void> =>
  saveSetting(db, KEY, { leader_id: leaderId });

/** Serializes assignments, so two leads do not go to the same person. */
export async function lockTurns(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('lead turns'))`);
}

/** Active members of a team; the first is next. */
export function listTurns(db: Db, leaderId: number) {
  return db
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(
      and(
        eq(users.leaderId, leaderId),
        eq(users.role, 'salesman'),
        isNull(users.deactivatedAt),
        // Invited users are not active yet.
        isNotNull(users.passwordHash),
      ),
    )
    .orderBy(sql`${users.leadTurnAt} nulls first`, asc(users.id));
}

/** Clock time, not transaction start: a transaction that waited for the lock comes later. */
export async function markTurn(db: Db, userId: number): Promise<void> {
  await db.update(users).set({ leadTurnAt: sql`clock_timestamp()` }).where(eq(users.id, userId));
}
