import { isAllowed } from '@alpha/contract';
import { type SQL, sql } from 'drizzle-orm';
import { leads, users } from '../../../platform/db/schema/index.ts';
import { type Ctx, viewerOf } from '../../../platform/http/context.ts';

/**
 * Where an address must be unique: in one team, or everywhere for an administrator. Other teams may have
 * the same client, and neither learns that the other does.
 */
export type AddressReach = 'all' | { teamOf: number };

export function reachOf(ctx: Ctx): AddressReach {
  const { id, role } = viewerOf(ctx);
  return isAllowed(role, 'lead:read:all') ? 'all' : { teamOf: id };
}

/** Leads of the user's team: the leader's and all of its salesmen's. */
export const withinReach = (reach: AddressReach): SQL | undefined =>
  reach === 'all'
    ? undefined
    : sql`${leads.userId} = any(array(
        select u.id from ${users} u join ${users} me on me.id = ${reach.teamOf}
        where coalesce(u.leader_id, u.id) = coalesce(me.leader_id, me.id)))`;
