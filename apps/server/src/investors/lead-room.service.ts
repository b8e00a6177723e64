import {
  type getLeadRoom as getEndpoint,
  type InputOf,
  type inviteToRoom as inviteEndpoint,
  isEmailAddress,
  type ResultOf,
  ROOM_INVITATION_DAYS,
} from '@alpha/contract';
import { newToken } from '../accounts/index.ts';
import { getLeadRow, isOverQuota, lockLead, lockWriter, recordTouch } from '../crm/index.ts';
import { recordAudit } from '../platform/audit/index.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../platform/http/context.ts';
import { isMailConfigured } from '../platform/mail/index.ts';
import { personFor } from '../sharing/index.ts';
import { listRoomHomes } from './room-homes.service.ts';
import { countLinksSince, findInvitedAt, findRecipient, insertLink } from './room-links.queries.ts';
import { queueRoomMail } from './room-mail.service.ts';
import { findLastSeen } from './sessions.queries.ts';

const DAY_MS = 86_400_000;
const MOST_INVITATIONS_A_DAY = 3;

/** What the investor sees. Notes are the investor's own. */
export async function getLeadRoom(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof getEndpoint>,
): Promise<ResultOf<typeof getEndpoint>> {
  const { email } = await getLeadRow(ctx, id);
  const homes = await listRoomHomes(ctx, id);
  return {
    homes: homes.map(({ home }) => home),
    last_seen_at: (await findLastSeen(ctx.db, id))?.toISOString() ?? null,
    invited_at: (await findInvitedAt(ctx.db, id))?.toISOString() ?? null,
    has_address: isEmailAddress(email),
    mail_is_configured: isMailConfigured(ctx),
  };
}

/** The link is one of the investor's own: it is only in the email, and staff cannot open it. */
export async function inviteToRoom(
  ctx: Ctx,
  { params: { id: leadId }, body: { locale } }: InputOf<typeof inviteEndpoint>,
): Promise<ResultOf<typeof inviteEndpoint>> {
  const now = new Date();
  // The portrait is read before anything is locked.
  const person = await personFor(ctx, locale, { kind: 'list' });
  await inTransaction(ctx, async (ctx) => {
    const createdBy = viewerOf(ctx).id;
    const { email: replyTo } = await lockWriter(ctx.db, createdBy);
    await lockLead(ctx.db, leadId);
    const lead = await getLeadRow(ctx, leadId);
    if (!isEmailAddress(lead.email)) throw new AppError('lead.noAddress');
    const since = new Date(now.getTime() - DAY_MS);
    const before = await countLinksSince(ctx.db, { leadId, isInvitation: true, since });
    if (before >= MOST_INVITATIONS_A_DAY)
      throw new AppError('request.tooMany', { retryAfterSeconds: DAY_MS / 1_000 });
    if (await isOverQuota(ctx, createdBy))
      throw new AppError('request.tooMany', { retryAfterSeconds: 3600 });
    const recipient = await findRecipient(ctx.db, leadId);
    if (!recipient) throw new AppError('lead.notFound');
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now.getTime() + ROOM_INVITATION_DAYS * DAY_MS);
    await insertLink(ctx.db, { leadId, tokenHash, expiresAt, isInvitation: true, createdBy });
    const mail = { recipient, token, tokenHash, expiresAt, replyTo, person };
    await queueRoomMail({ ...ctx, locale }, { ...mail, words: 'invitation' });
    await recordTouch(ctx, leadId, 'room_invited', {});
    await recordAudit(ctx, { action: 'room.invited', target: { type: 'lead', id: leadId } });
  });
  return { invited_at: now.toISOString() };
}
