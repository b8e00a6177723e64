import {
  type ExchangeRate,
  type InputOf,
  isEmailAddress,
  type revokeShortlist as revokeShortlistEndpoint,
  type Shortlist,
  type sendShortlist as sendShortlistEndpoint,
} from '@alpha/contract';
import { newToken } from '../../accounts/index.ts';
import { getLeadRow, recordTouch } from '../../crm/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { type MailPerson, queueMail } from '../../platform/mail/index.ts';
import { findExchangeRate } from '../../reports/index.ts';
import { grantHomes, lockSenderOf, withdrawHomes } from '../shares/home-links.service.ts';
import { personFor } from '../shares/sender-in-mail.ts';
import { linkExpiry } from '../shares/share-limits.ts';
import { pictureFor } from '../shares/share-picture.ts';
import { firstNameOf } from './first-name.ts';
import { getShortlist, getShortlistRow } from './shortlist-access.service.ts';
import { contentOf, titleOf } from './shortlist-email.ts';
import {
  holdShortlistEmail,
  listItems,
  lockShortlist,
  mailKeyOf,
  updateShortlistRow,
} from './shortlists.queries.ts';

export async function sendShortlist(
  ctx: Ctx,
  { params: { id }, body: { seen_at, currency } }: InputOf<typeof sendShortlistEndpoint>,
): Promise<Shortlist> {
  const draft = await getShortlist(ctx, id);
  // Outside the transaction: encoding is slow, and the transaction locks the sender's row.
  const image = draft.homes.find(({ listing }) => listing)?.listing?.images[0]?.image_url;
  const picture = await pictureFor(ctx.deps, image);
  const person = await personFor(ctx, draft.locale, { kind: 'list' });
  const exchange = await findExchangeRate(ctx, currency);
  await inTransaction(ctx, async (ctx) => {
    await lockShortlist(ctx.db, id);
    const shortlist = await getShortlist(ctx, id);
    if (shortlist.sent_at !== null) return;
    if (Date.parse(shortlist.updated_at) !== Date.parse(seen_at))
      throw new AppError('shortlist.changed');
    await send(ctx, shortlist, { picture, person, exchange });
  });
  return getShortlist(ctx, id);
}

type Shown = {
  picture: string | null;
  person: MailPerson | null;
  exchange: ExchangeRate | undefined;
};

async function send(ctx: Ctx, shortlist: Shortlist, shown: Shown): Promise<void> {
  const { id, lead_id: leadId, locale, message } = shortlist;
  const homes = shortlist.homes.flatMap(({ listing }) => (listing ? [listing] : []));
  if (homes.length === 0) throw new AppError('shortlist.empty');
  const { email, firstName } = await getLeadRow(ctx, leadId);
  if (!isEmailAddress(email)) throw new AppError('lead.noAddress');
  const sender = await lockSenderOf(ctx, homes.length);
  const { token, tokenHash } = newToken();
  const now = new Date();
  const expiresAt = linkExpiry(ctx, now.getTime());
  const url = `${ctx.deps.config.publicUrl}/shortlist/${token}`;
  const name = firstNameOf(firstName);
  const input = { homes, locale, message, url, expiresAt, sender, name, ...shown };
  const mailId = await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey: mailKeyOf(id),
      recipient: email,
      replyTo: sender.email,
      subject: titleOf(input),
      isSecret: true,
      content: contentOf(input),
    },
  );
  const granted = shortlist.homes.flatMap(({ listing, property_id: propertyId, sentence }) =>
    listing ? [{ propertyId, message: sentence }] : [],
  );
  const currency = shown.exchange?.currency ?? null;
  const link = { token, leadId, locale, currency, email, mailId, expiresAt, shortlistId: id };
  await grantHomes(ctx, { ...link, homes: granted });
  // The sender is shown as the author.
  const createdBy = sender.id;
  await updateShortlistRow(ctx.db, id, { tokenHash, currency, sentAt: now, expiresAt, createdBy });
  await recordTouch(ctx, leadId, 'shortlist_sent', { shortlist_id: id, homes: homes.length });
  await recordAudit(ctx, { action: 'share.sent', data: { shortlist_id: id, lead_id: leadId } });
}

export async function revokeShortlist(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof revokeShortlistEndpoint>,
): Promise<Shortlist> {
  await inTransaction(ctx, async (ctx) => {
    await lockShortlist(ctx.db, id);
    const { list } = await getShortlistRow(ctx, id);
    const { leadId, expiresAt } = list;
    if (!expiresAt || list.revokedAt) return;
    const propertyIds = (await listItems(ctx.db, [id])).map(({ item }) => item.propertyId);
    const now = new Date();
    await updateShortlistRow(ctx.db, id, { revokedAt: now });
    await withdrawHomes(ctx, { leadId, propertyIds, expiresAt });
    await holdShortlistEmail(ctx.db, id, now);
    await recordAudit(ctx, { action: 'share.revoked', data: { shortlist_id: id } });
  });
  return getShortlist(ctx, id);
}
