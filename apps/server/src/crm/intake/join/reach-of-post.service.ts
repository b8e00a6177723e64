import type { Ctx } from '../../../platform/http/context.ts';
import { findActiveUser } from '../intake.queries.ts';
import { getDefaultOwner, listTurnMembers } from '../lead-turns.service.ts';
import { type JoinReach, listTeamIds } from './known-lead.queries.ts';

/** Leads of those who could get this post as a new lead: nothing crosses teams. */
export async function reachOfPost(ctx: Ctx, userId: number | null): Promise<JoinReach> {
  const fallback = await getDefaultOwner(ctx);
  if (userId === null) {
    const ownerIds = [...new Set([...(await listTurnMembers(ctx)), fallback.id])];
    return { ownerIds, handedOnBy: fallback.role === 'admin' ? [fallback.id] : [] };
  }
  const owner = (await findActiveUser(ctx.db, userId)) ?? fallback;
  return {
    ownerIds: await listTeamIds(ctx.db, owner.id),
    firstOwnerId: owner.id,
    handedOnBy: owner.role === 'admin' ? [owner.id] : [],
  };
}
