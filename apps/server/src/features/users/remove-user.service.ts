import type { deleteUser as deleteUserEndpoint, InputOf, ResultOf } from '@alpha/contract';
import { AppError } from '../../http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../http/context.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { handOverLeads } from '../leads/lead-handover.service.ts';
import { assertNotLastAdmin } from './last-admin.ts';
import { scopeOf } from './user-scope.ts';
import { deleteUserRow, findUser, lockUser, type UserRow } from './users.queries.ts';
import { getUserRow, successorOf } from './users.service.ts';

export async function deleteUser(
  ctx: Ctx,
  { params: { id }, query }: InputOf<typeof deleteUserEndpoint>,
): Promise<ResultOf<typeof deleteUserEndpoint>> {
  if (id === viewerOf(ctx).id) throw new AppError('user.self');
  return inTransaction(ctx, async (ctx) => {
    await assertNotLastAdmin(ctx, id);
    await lockUser(ctx.db, id);
    const user = await getUserRow(ctx, id);
    const heir = await getHeir(ctx, user, query.move_leads_to);
    const moved = await handOverLeads(ctx, user, heir);
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

/** Whoever gets the leads is at work, and within reach of the person who decides. */
async function getHeir(ctx: Ctx, user: UserRow, chosenId: number | undefined): Promise<UserRow> {
  const viewer = viewerOf(ctx);
  const heirId = chosenId ?? successorOf(ctx, user)?.id ?? viewer.id;
  // A leader may take the leads, and the heir may be the leader of the one who leaves.
  const isWithinReach = heirId === viewer.id || heirId === user.leader?.id;
  const heir = await findUser(ctx.db, heirId, isWithinReach ? 'all' : scopeOf(ctx));
  if (!heir || heir.deactivatedAt || heir.id === user.id)
    throw new AppError('request.invalid', { fields: { move_leads_to: ['notAllowed'] } });
  return heir;
}
