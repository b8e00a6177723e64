import { hashToken } from '../../accounts/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { isShown } from '../../reports/index.ts';
import { readRoomReport } from './room-report.ts';
import { findRoomShare } from './room-shares.queries.ts';
import { findOpenShare, lockOpenShare } from './shares.queries.ts';

type OpenShare = NonNullable<Awaited<ReturnType<typeof findOpenShare>>>;

/** A property that may no longer be shown looks the same as an invalid link. */
export async function getOpenShare(ctx: Ctx, token: string): Promise<OpenShare> {
  const now = new Date();
  const fromRoom = readRoomReport(ctx, token);
  const link = fromRoom
    ? await findRoomShare(ctx.db, fromRoom, now)
    : await findOpenShare(ctx.db, hashToken(token), now);
  return shown(ctx, link);
}

/**
 * For everything that a reader writes: in its transaction, so that what was revoked or erased meanwhile
 * takes nothing more. What readers of one link write runs one at a time.
 */
export async function getLockedShare(ctx: Ctx, token: string): Promise<OpenShare> {
  if (!ctx.isInTransaction) throw new Error('a lock ends with its transaction');
  const now = new Date();
  const fromRoom = readRoomReport(ctx, token);
  const link = fromRoom
    ? await findRoomShare(ctx.db, fromRoom, now, { isLocked: true })
    : await lockOpenShare(ctx.db, hashToken(token), now);
  return shown(ctx, link);
}

async function shown(ctx: Ctx, link: OpenShare | undefined): Promise<OpenShare> {
  if (!link || !(await isShown(ctx, link.propertyId))) throw new AppError('share.notFound');
  return link;
}
