import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/index.ts';

/** All, or these people. */
export type Owners = 'all' | readonly number[];

export const isOwned = (userId: AnyPgColumn, owners: Owners): SQL | undefined =>
  owners === 'all' ? undefined : sql`${userId} = any(${sql.param([...owners])}::int[])`;

/** A leader's own leads and the team's. */
export async function listTeamIds(db: Db, leaderId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.leaderId, leaderId), eq(users.role, 'salesman')));
  return [leaderId, ...rows.map(({ id }) => id)];
}

export async function listNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
}
