import { createHash } from 'node:crypto';
import type { sendProperty as endpoint, InputOf, PropertyReport, ResultOf } from '@alpha/contract';
import { formatMoney, formatOrdinal, formatPercent, type Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { AppError } from '../../http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../http/context.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { newToken } from '../auth/token.ts';
import { recordActivity } from '../leads/lead-activity.service.ts';
import { isMailKnown, queueMail } from '../mail/mail.service.ts';
import { getReport } from '../reports/report.service.ts';
import {
  countSharesSince,
  findLeadByEmail,
  insertShare,
  isShown,
  lockSender,
} from './shares.queries.ts';

const DAY_MS = 86_400_000;
const LIFE_MS = 90 * DAY_MS;
/** A day of work, not a campaign: nobody's account becomes a sender of spam. */
const MOST_A_DAY = 200;
/** Without a key of its own the same message within this time is a retry. */
const RETRY_MS = 10 * 60_000;

type Body = InputOf<typeof endpoint>['body'];

export async function sendProperty(
  ctx: Ctx,
  { body }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  if (!(await isShown(ctx.db, body.property_id))) throw new AppError('property.notFound');
  const report = await getReport({ ...ctx, locale: body.locale }, body.property_id);
  const idempotencyKey = keyOf(viewerOf(ctx).id, body);
  await inTransaction(ctx, async (ctx) => {
    await lockSender(ctx.db, viewerOf(ctx).id);
    if (await isMailKnown(ctx, idempotencyKey)) return;
    await send(ctx, body, report, idempotencyKey);
  });
  return { status: 'success', mail_is_configured: ctx.deps.config.smtpUrl !== undefined };
}

async function send(ctx: Ctx, body: Body, report: PropertyReport, idempotencyKey: string) {
  const { id: createdBy } = viewerOf(ctx);
  const now = Date.now();
  if ((await countSharesSince(ctx.db, createdBy, new Date(now - DAY_MS))) >= MOST_A_DAY)
    throw new AppError('share.quota');
  const { property_id: propertyId, email, locale } = body;
  const { token, tokenHash } = newToken();
  const leadId = await findLeadByEmail(ctx.db, email);
  const expiresAt = new Date(now + LIFE_MS);
  await insertShare(ctx.db, { tokenHash, propertyId, locale, email, leadId, createdBy, expiresAt });
  const url = `${ctx.deps.config.publicUrl}/property/share/${token}`;
  await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey,
      recipient: email,
      subject: body.subject || defaultSubject(report, locale),
      isSecret: true,
      content: contentOf(report, body, url),
    },
  );
  if (leadId !== null)
    await recordActivity(ctx, leadId, 'mail_sent', {
      property_id: propertyId,
      subject: body.subject,
    });
  await recordAudit(ctx, { action: 'share.sent', data: { property_id: propertyId } });
}

function keyOf(userId: number, { idempotency_key: key, ...body }: Body): string {
  const content = key ?? `${JSON.stringify(body)} ${Math.floor(Date.now() / RETRY_MS)}`;
  return `share:${userId}:${createHash('sha256').update(content).digest('hex')}`;
}

const oneLine = ({ property: { address, city, state, zip } }: PropertyReport) =>
  `${address}, ${city}, ${state} ${zip}`;

function defaultSubject(report: PropertyReport, locale: Locale): string {
  return translatorFor(locale, 'mail')('share.subject', { address: report.property.address });
}

function contentOf(report: PropertyReport, { message, locale }: Body, url: string) {
  const t = translatorFor(locale, 'mail');
  const { property } = report;
  const paragraphs = message.split(/\n{2,}/).map((text) => text.trim());
  const { net_profit_10_year: profit, profit_year: year } = property;
  const figures =
    profit === null
      ? []
      : [
          {
            label: t('share.netProfit'),
            value: formatMoney(profit, locale, { sign: 'always' }) ?? '',
          },
          {
            label: t('share.cashFlow'),
            value:
              year === null
                ? t('share.none')
                : t('share.year', { year: formatOrdinal(year, locale) ?? '' }),
          },
          {
            label: t('share.averageRoi'),
            value: formatPercent(property.average_roi_per_year, locale) ?? '',
          },
          { label: t('share.totalRoi'), value: formatPercent(property.total_roi, locale) ?? '' },
        ];
  return {
    title: oneLine(report),
    paragraphs: [...paragraphs.filter(Boolean), t('share.expires')],
    figures,
    button: { label: t('share.button'), url },
  };
}
