import type { Ctx } from '../../../platform/http/context.ts';
import { findActiveUser } from '../intake.queries.ts';
import { getDefaultOwner } from '../lead-turns.service.ts';
import type { SourceRow } from '../sources/sources.queries.ts';
import { type JoinReach, listTeamIds } from './known-lead.queries.ts';
import { reachOfPost } from './reach-of-post.service.ts';

/** The rules of forms: leads of those who could get this source's leads, and of their teams. */
export async function reachOfSource(ctx: Ctx, { ownerRule }: SourceRow): Promise<JoinReach> {
  const ids = ownerRule.members.map(({ user_id }) => user_id);
  if (ids.length === 0) return reachOfPost(ctx, null);
  const fallback = await getDefaultOwner(ctx);
  const ownerIds = new Set([...ids, fallback.id]);
  const handedOnBy = new Set(fallback.role === 'admin' ? [fallback.id] : []);
  for (const id of ids) {
    const member = await findActiveUser(ctx.db, id);
    if (!member) continue;
    for (const colleague of await listTeamIds(ctx.db, id)) ownerIds.add(colleague);
    if (member.role === 'admin') handedOnBy.add(id);
  }
  return { ownerIds: [...ownerIds], handedOnBy: [...handedOnBy] };
}
