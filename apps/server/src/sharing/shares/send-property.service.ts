import type {
  ExchangeRate,
  sendProperty as endpoint,
  InputOf,
  NamedScenario,
  PropertyReport,
  ResultOf,
} from '@alpha/contract';
import { scenarioSearch } from '@alpha/report-model/scenario-url';
import { newToken } from '../../accounts/index.ts';
import { findRecipientLead, recordTouch } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { isMailConfigured, queueMail } from '../../platform/mail/index.ts';
import { findExchangeRate, getReport, isShown, reportWith } from '../../reports/index.ts';
import { attachScenario } from '../scenarios/share-scenarios.service.ts';
import { auditShare } from './audit-share.service.ts';
import { personFor, type SentPerson } from './sender-in-mail.ts';
import { contentOf, subjectOf } from './share-email.ts';
import { DAY_MS, linkExpiry, MAX_LINKS_PER_DAY } from './share-limits.ts';
import { pictureFor } from './share-picture.ts';
import { isRetry, newMailKey, retrySince } from './share-retry.ts';
import { countSharesSince, insertShare, listSentEmailKeys, lockSender } from './shares.queries.ts';

type Body = InputOf<typeof endpoint>['body'];

export async function sendProperty(
  ctx: Ctx,
  { body }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  if (!(await isShown(ctx, body.property_id))) throw new AppError('property.notFound');
  const report = await getReport({ ...ctx, locale: body.locale }, body.property_id);
  // Outside the transaction: encoding is slow, and the transaction locks the sender's row.
  const picture = await pictureFor(ctx.deps, report.property.images[0]?.image_url);
  const { scenario: asked } = body;
  const scenario = asked && { ...asked, report: await reportWith(report, asked.changes, ctx) };
  const { address, city } = report.property;
  const exchange = await findExchangeRate(ctx, body.currency);
  const person = await personFor(ctx, body.locale, {
    kind: 'home',
    address: `${address}, ${city}`,
  });
  await inTransaction(ctx, async (ctx) => {
    const { id: createdBy } = viewerOf(ctx);
    const sender = await lockSender(ctx.db, createdBy);
    const { property_id: propertyId, email } = body;
    const since = retrySince(body, Date.now());
    const mailKeys = await listSentEmailKeys(ctx.db, { createdBy, propertyId, email, since });
    if (!isRetry(body, mailKeys))
      await send(ctx, { body, report, scenario, exchange, picture, person, sender });
  });
  return { status: 'success', mail_is_configured: isMailConfigured(ctx) };
}

export async function getMailState(ctx: Ctx): Promise<{ mail_is_configured: boolean }> {
  return { mail_is_configured: isMailConfigured(ctx) };
}

type Sending = {
  body: Body;
  report: PropertyReport;
  scenario: (NamedScenario & { report: PropertyReport }) | null | undefined;
  exchange: ExchangeRate | undefined;
  picture: string | null;
  person: SentPerson | null;
  sender: { name: string; email: string };
};

async function send(ctx: Ctx, { body, scenario, ...content }: Sending) {
  const { id: createdBy } = viewerOf(ctx);
  const now = Date.now();
  if ((await countSharesSince(ctx.db, createdBy, new Date(now - DAY_MS))) >= MAX_LINKS_PER_DAY)
    throw new AppError('share.quota');
  const { property_id: propertyId, email, locale } = body;
  const currency = content.exchange?.currency ?? null;
  const { token, tokenHash } = newToken();
  const leadId = await findRecipientLead(ctx, email);
  const expiresAt = linkExpiry(ctx, now);
  const search = scenario ? scenarioSearch(scenario.changes) : '';
  const url = `${ctx.deps.config.publicUrl}/property/share/${token}${search}`;
  const mailId = await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey: newMailKey(createdBy, body),
      recipient: email,
      replyTo: content.sender.email,
      leadId,
      subject: body.subject || subjectOf(content.report, locale),
      isSecret: true,
      content: contentOf({ ...content, scenario, locale, message: body.message, url, expiresAt }),
    },
  );
  const link = {
    tokenHash,
    propertyId,
    locale,
    currency,
    email,
    leadId,
    mailId,
    createdBy,
    expiresAt,
  };
  const id = await insertShare(ctx.db, { ...link, message: body.message.trim() });
  await attachScenario(ctx, { id, propertyId }, body.scenario);
  if (leadId !== null)
    await recordTouch(ctx, leadId, 'mail_sent', {
      property_id: propertyId,
      share_id: id,
      subject: body.subject,
    });
  await auditShare(ctx, 'share.sent', { propertyId, leadId });
}
