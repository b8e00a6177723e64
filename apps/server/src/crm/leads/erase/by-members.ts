import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/index.ts';
import type { LeadScope } from '../leads.queries.ts';

/** Rows of the users whose leads the viewer may see; undefined means all. */
export function byMembers(userId: SQLWrapper, scope: LeadScope): SQL | undefined {
  if (scope === 'all') return undefined;
  const [id, leaderId] =
    'ownerId' in scope ? [scope.ownerId, null] : [scope.leaderId, scope.leaderId];
  return sql`${userId} = any(array(select id from ${users} where id = ${id} or leader_id = ${leaderId}))`;
}
