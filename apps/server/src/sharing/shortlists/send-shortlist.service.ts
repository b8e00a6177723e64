import {
  type ExchangeRate,
  type InputOf,
  isEmailAddress,
  type ResultOf,
  type revokeShortlist as revokeShortlistEndpoint,
  type Shortlist,
  type sendShortlist as sendShortlistEndpoint,
} from '@alpha/contract';
import { newToken } from '../../accounts/index.ts';
import { getLeadRow, recordTouch } from '../../crm/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { findExchangeRate } from '../../reports/index.ts';
import { grantHomes, lockSenderOf, withdrawHomes } from '../shares/home-links.service.ts';
import { personFor, type SentPerson } from '../shares/sender-in-mail.ts';
import { linkExpiry } from '../shares/share-limits.ts';
import { pictureFor } from '../shares/share-picture.ts';
import { refreshPoints } from './current-points.service.ts';
import { firstNameOf } from './first-name.ts';
import { markPassedOn, renewLink, shortlistUrl } from './passed-on.service.ts';
import { getShortlist, getShortlistRow } from './shortlist-access.service.ts';
import { contentOf, titleOf } from './shortlist-email.ts';
import {
  holdShortlistEmail,
  lockShortlist,
  mailKeyOf,
  updateShortlistRow,
} from './shortlists.queries.ts';

export async function sendShortlist(
  ctx: Ctx,
  {
    params: { id },
    body: { seen_at, currency, by, despite },
  }: InputOf<typeof sendShortlistEndpoint>,
): Promise<ResultOf<typeof sendShortlistEndpoint>> {
  await refreshPoints(ctx, await getShortlistRow(ctx, id));
  const draft = await getShortlist(ctx, id);
  // Outside the transaction: encoding is slow, and the transaction locks the sender's row.
  const image = draft.homes.find(({ listing }) => listing)?.listing?.images[0]?.image_url;
  const picture = await pictureFor(ctx.deps, image);
  const person = await personFor(ctx, draft.locale, { kind: 'list' });
  const exchange = await findExchangeRate(ctx, currency);
  const url = await inTransaction(ctx, async (ctx) => {
    await lockShortlist(ctx.db, id);
    const shortlist = await getShortlist(ctx, id);
    if (shortlist.sent_at !== null) {
      if (by === 'whatsapp') await markPassedOn(ctx, shortlist);
      return by === 'link' ? renewLink(ctx, shortlist) : null;
    }
    if (Date.parse(shortlist.updated_at) !== Date.parse(seen_at))
      throw new AppError('shortlist.changed');
    if (shortlist.homes.some((home) => home.problem && !despite.includes(home.property_id)))
      throw new AppError('shortlist.hasProblems');
    const made = await send(ctx, shortlist, { picture, person, exchange, isMailed: by === 'mail' });
    return by === 'mail' ? null : made;
  });
  return { ...(await getShortlist(ctx, id)), url };
}

type Shown = {
  picture: string | null;
  person: SentPerson | null;
  exchange: ExchangeRate | undefined;
  /** Otherwise the sender passes the link on. */
  isMailed: boolean;
};

async function send(
  ctx: Ctx,
  shortlist: Shortlist,
  { isMailed, ...shown }: Shown,
): Promise<string> {
  const { id, lead_id: leadId, locale, message } = shortlist;
  const homes = shortlist.homes.flatMap(({ listing }) => (listing ? [listing] : []));
  if (homes.length === 0) throw new AppError('shortlist.empty');
  const { email: known, firstName } = await getLeadRow(ctx, leadId);
  const email = isEmailAddress(known) ? known : '';
  if (isMailed && !email) throw new AppError('lead.noAddress');
  const sender = await lockSenderOf(ctx, homes.length);
  const { token, tokenHash } = newToken();
  const now = new Date();
  const expiresAt = linkExpiry(ctx, now.getTime());
  const url = shortlistUrl(ctx, token);
  const name = firstNameOf(firstName);
  const input = { homes, locale, message, url, expiresAt, sender, name, ...shown };
  const mailId = isMailed
    ? await queueMail(
        { ...ctx, locale },
        {
          idempotencyKey: mailKeyOf(id),
          recipient: email,
          replyTo: sender.email,
          leadId,
          subject: titleOf(input),
          isSecret: true,
          content: contentOf(input),
        },
      )
    : null;
  const channel = isMailed ? ('mail' as const) : ('link' as const);
  const granted = shortlist.homes.flatMap(({ listing, property_id: propertyId, sentence }) =>
    listing ? [{ propertyId, message: sentence }] : [],
  );
  const currency = shown.exchange?.currency ?? null;
  const link = { token, leadId, locale, currency, email, channel, mailId, expiresAt };
  await grantHomes(ctx, { ...link, shortlistId: id, homes: granted });
  // The sender is shown as the author.
  const createdBy = sender.id;
  const sent = { tokenHash, currency, channel, sentAt: now, expiresAt, createdBy };
  await updateShortlistRow(ctx.db, id, sent);
  // A link that was only made is no contact yet.
  if (isMailed)
    await recordTouch(ctx, leadId, 'shortlist_sent', { shortlist_id: id, homes: homes.length });
  await recordAudit(ctx, {
    action: isMailed ? 'shortlist.sent' : 'shortlist.linked',
    target: { type: 'lead', id: leadId },
    data: { shortlist_id: id },
  });
  return url;
}

export async function revokeShortlist(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof revokeShortlistEndpoint>,
): Promise<Shortlist> {
  await inTransaction(ctx, async (ctx) => {
    await lockShortlist(ctx.db, id);
    const { list } = await getShortlistRow(ctx, id);
    if (!list.expiresAt || list.revokedAt) return;
    const now = new Date();
    await updateShortlistRow(ctx.db, id, { revokedAt: now });
    await withdrawHomes(ctx, id);
    await holdShortlistEmail(ctx.db, id, now);
    await recordAudit(ctx, {
      action: 'shortlist.revoked',
      target: { type: 'lead', id: list.leadId },
      data: { shortlist_id: id },
    });
  });
  return getShortlist(ctx, id);
}
