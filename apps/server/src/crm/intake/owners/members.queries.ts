import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leads, staffProfiles, users } from '../../../platform/db/schema/index.ts';

/** Active users among these, with their languages and the number of their leads outside closed columns. */
export async function listMembers(db: Db, ids: number[], closedStatusIds: number[]) {
  if (ids.length === 0) return [];
  const isOpen = and(
    eq(leads.userId, users.id),
    isNull(leads.hiddenAt),
    closedStatusIds.length > 0
      ? sql`${leads.statusId} <> all(${sql.param(closedStatusIds)}::int[])`
      : undefined,
  );
  return db
    .select({
      id: users.id,
      name: users.name,
      role: users.role,
      languages: staffProfiles.languages,
      openLeads: sql<number>`(select count(*) from ${leads} where ${isOpen})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(staffProfiles, eq(staffProfiles.userId, users.id))
    .where(
      // Invited users are not active yet.
      and(inArray(users.id, ids), isNull(users.deactivatedAt), isNotNull(users.passwordHash)),
    );
}
