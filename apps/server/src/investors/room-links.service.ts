import { setTimeout as delay } from 'node:timers/promises';
import {
  type askRoomLink as askRoomLinkEndpoint,
  type InputOf,
  isEmailAddress,
  type ResultOf,
  ROOM_LINK_MINUTES,
} from '@alpha/contract';
import { hashToken, newToken } from '../accounts/index.ts';
import { lockLead } from '../crm/index.ts';
import { type Ctx, inTransaction } from '../platform/http/context.ts';
import { isMailConfigured } from '../platform/mail/index.ts';
import { findLinkLead } from '../sharing/index.ts';
import {
  countLinksSince,
  findLeadOfLink,
  findRecipient,
  insertLink,
  listByAddress,
  type Recipient,
} from './room-links.queries.ts';
import { queueRoomMail } from './room-mail.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Anybody may type an address: its mailbox must not fill. */
const MOST_LINKS_AN_HOUR = 4;
/** An address has a room with each team that knows it. */
const MOST_ROOMS = 3;
/** Longer than the work for a known address takes, so response time does not reveal one. */
const ANSWER_MS = 300;

type Asked = InputOf<typeof askRoomLinkEndpoint>['body'];

export async function askRoomLink(
  ctx: Ctx,
  { body }: InputOf<typeof askRoomLinkEndpoint>,
): Promise<ResultOf<typeof askRoomLinkEndpoint>> {
  await Promise.all([delay(ANSWER_MS), mailLinks(ctx, body)]);
  return { status: 'success', mail_is_configured: isMailConfigured(ctx) };
}

async function mailLinks(ctx: Ctx, body: Asked): Promise<void> {
  const found = await listRecipients(ctx, body);
  for (const recipient of found)
    if (isEmailAddress(recipient.email)) await mailLink({ ...ctx, locale: body.locale }, recipient);
}

async function listRecipients(ctx: Ctx, asked: Asked): Promise<Recipient[]> {
  const { email, room_token: roomToken } = asked;
  if (email !== undefined) return listByAddress(ctx.db, email, MOST_ROOMS);
  const leadId =
    roomToken === undefined
      ? await findLinkLead(ctx, asked)
      : await findLeadOfLink(ctx.db, hashToken(roomToken));
  const recipient = leadId === null ? undefined : await findRecipient(ctx.db, leadId);
  return recipient ? [recipient] : [];
}

async function mailLink(ctx: Ctx, recipient: Recipient): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { id: leadId } = recipient;
    await lockLead(ctx.db, leadId);
    const now = Date.now();
    const asked = { leadId, isInvitation: false, since: new Date(now - HOUR_MS) };
    if ((await countLinksSince(ctx.db, asked)) >= MOST_LINKS_AN_HOUR) return;
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now + ROOM_LINK_MINUTES * MINUTE_MS);
    await insertLink(ctx.db, { leadId, tokenHash, expiresAt });
    await queueRoomMail(ctx, { recipient, token, tokenHash, expiresAt, words: 'link' });
  });
}
