import type { deleteUser as deleteUserEndpoint, InputOf, ResultOf } from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { assertNotLastAdmin } from './last-admin.ts';
import type { LeadHandover } from './lead-handover.ts';
import { scopeOf } from './user-scope.ts';
import {
  deleteUserRow,
  findUser,
  giveTeam,
  listActiveLeaders,
  lockUser,
  type UserRow,
} from './users.queries.ts';
import { getUserRow, successorOf } from './users.service.ts';

type Choice = InputOf<typeof deleteUserEndpoint>['query'];

export async function deleteUser(
  ctx: Ctx,
  { params: { id }, query }: InputOf<typeof deleteUserEndpoint>,
  { handOverLeads }: Pick<LeadHandover, 'handOverLeads'>,
): Promise<ResultOf<typeof deleteUserEndpoint>> {
  if (id === viewerOf(ctx).id) throw new AppError('user.self');
  return inTransaction(ctx, async (ctx) => {
    const seen = await getUserRow(ctx, id);
    await assertNotLastAdmin(ctx, seen);
    const heirId = query.move_leads_to ?? successorOf(ctx, seen)?.id ?? viewerOf(ctx).id;
    // Locked in id order, as everywhere; read again once locked.
    for (const each of [id, heirId].sort((a, b) => a - b))
      await lockUser(ctx.db, each, each === id ? 'update' : 'no key update');
    const user = await getUserRow(ctx, id);
    const heir = await getHeir(ctx, user, heirId);
    const moved = await handOverLeads(ctx, user, heir);
    const teamTo = await getTeamLeader(ctx, user, query);
    if (user.role === 'leader') await giveTeam(ctx.db, id, teamTo);
    await deleteUserRow(ctx.db, id);
    await recordAudit(ctx, {
      action: 'user.deleted',
      target: { type: 'user', id, name: user.name },
      data: { role: user.role, leads: moved, ...(moved > 0 ? { leads_to: heir.name } : {}) },
    });
    const moved_to = moved > 0 ? { id: heir.id, name: heir.name } : null;
    return { status: 'success', leads_moved: moved, moved_to };
  });
}

/** The person who gets the leads must be active and visible to the viewer. */
async function getHeir(ctx: Ctx, user: UserRow, heirId: number): Promise<UserRow> {
  // A leader may take the leads, and the new owner may be the leader of the person leaving.
  const isWithinReach = heirId === viewerOf(ctx).id || heirId === user.leader?.id;
  const heir = await findUser(ctx.db, heirId, isWithinReach ? 'all' : scopeOf(ctx));
  if (!heir || heir.deactivatedAt || heir.id === user.id)
    throw new AppError('request.invalid', { fields: { move_leads_to: ['notAllowed'] } });
  return heir;
}

async function getTeamLeader(
  ctx: Ctx,
  { id }: UserRow,
  { move_team_to }: Choice,
): Promise<number | null> {
  if (move_team_to === undefined) return null;
  const leaders = await listActiveLeaders(ctx.db);
  if (move_team_to === id || !leaders.some((leader) => leader.id === move_team_to))
    throw new AppError('request.invalid', { fields: { move_team_to: ['notAllowed'] } });
  return move_team_to;
}
