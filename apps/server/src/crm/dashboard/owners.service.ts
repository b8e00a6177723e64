import { isAllowed } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { listTeamIds, type Owners } from './owners.queries.ts';

/** Whose leads are counted: never more than the viewer may see. */
export async function ownersFor(ctx: Ctx, userId: number | undefined): Promise<Owners> {
  const all = await visibleOwners(ctx);
  if (userId === undefined) return all;
  if (all !== 'all' && !all.includes(userId)) throw new AppError('user.notFound');
  return [userId];
}

async function visibleOwners(ctx: Ctx): Promise<Owners> {
  const { id, role } = viewerOf(ctx);
  if (isAllowed(role, 'lead:read:all')) return 'all';
  return isAllowed(role, 'lead:read:team') ? listTeamIds(ctx.db, id) : [id];
}
