import { isEmailAddress } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { newToken } from '../../accounts/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { isShown } from '../../reports/index.ts';
import { isRoomShareRevoked } from './room-shares.queries.ts';
import { linkExpiry } from './share-limits.ts';
import { insertShare } from './shares.queries.ts';

type Reader = {
  leadId: number;
  email: string;
  /** Who looks after the lead: the report shows them as its sender. */
  userId: number;
};

/**
 * A link for a home that the lead saved, in the transaction that holds the lead's lock. Its token is thrown away:
 * only the room opens it. Nothing is mailed, and the person's daily limit does not count it.
 */
export async function makeRoomShare(
  ctx: Ctx,
  { leadId, email, userId: createdBy }: Reader,
  { propertyId, locale }: { propertyId: number; locale: Locale },
): Promise<number> {
  if (!ctx.isInTransaction) throw new Error('two requests would make two links');
  // What staff revoked is not opened by another link.
  const isRevoked = await isRoomShareRevoked(ctx.db, { leadId, propertyId });
  if (isRevoked || !(await isShown(ctx, propertyId))) throw new AppError('room.homeNotFound');
  return insertShare(ctx.db, {
    ...{ leadId, propertyId, locale, createdBy, channel: 'room' },
    email: isEmailAddress(email) ? email : '',
    tokenHash: newToken().tokenHash,
    expiresAt: linkExpiry(ctx, Date.now()),
  });
}
