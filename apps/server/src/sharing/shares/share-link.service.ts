import {
  type createShareLink as endpoint,
  type InputOf,
  isEmailAddress,
  type markLinkShared as markEndpoint,
  type ResultOf,
} from '@alpha/contract';
import { scenarioSearch } from '@alpha/report-model/scenario-url';
import { newToken } from '../../accounts/index.ts';
import { findVisibleLead, getLeadRow, recordTouch } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { findExchangeRate, isShown } from '../../reports/index.ts';
import { attachScenario } from '../scenarios/share-scenarios.service.ts';
import { auditShare } from './audit-share.service.ts';
import { lockSenderOf } from './home-links.service.ts';
import { linkExpiry } from './share-limits.ts';
import { insertShare, markShared } from './shares.queries.ts';

/** Of a link that was not sent to an address. */
const NO_ADDRESS = '';

/** Counts toward the sender's daily limit like an emailed one, but not as a contact with the lead. */
export async function createShareLink(
  ctx: Ctx,
  { body }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { property_id: propertyId, locale, lead_id, scenario, message = '' } = body;
  if (!(await isShown(ctx, propertyId))) throw new AppError('property.notFound');
  return inTransaction(ctx, async (ctx) => {
    const lead = lead_id ? await getLeadRow(ctx, lead_id) : null;
    const { id: createdBy } = await lockSenderOf(ctx, 1);
    const { token, tokenHash } = newToken();
    const expiresAt = linkExpiry(ctx, Date.now());
    const leadId = lead?.id ?? null;
    const channel = 'link' as const;
    const currency = (await findExchangeRate(ctx, body.currency))?.currency ?? null;
    const link = { tokenHash, propertyId, locale, currency, leadId, channel, createdBy, expiresAt };
    const id = await insertShare(ctx.db, {
      ...link,
      email: lead && isEmailAddress(lead.email) ? lead.email : NO_ADDRESS,
      message: message.trim(),
    });
    await attachScenario(ctx, { id, propertyId }, scenario);
    await auditShare(ctx, 'share.linked', { propertyId, leadId });
    const search = scenario ? scenarioSearch(scenario.changes) : '';
    const url = `${ctx.deps.config.publicUrl}/property/share/${token}${search}`;
    return { id, url, expires_at: expiresAt.toISOString() };
  });
}

/** The first time, it is a contact with the lead. Only its maker knows that it was passed on. */
export async function markLinkShared(
  ctx: Ctx,
  { params: { id }, body: { channel } }: InputOf<typeof markEndpoint>,
): Promise<ResultOf<typeof markEndpoint>> {
  await inTransaction(ctx, async (ctx) => {
    const link = await markShared(ctx.db, { id, createdBy: viewerOf(ctx).id, channel });
    if (!link) throw new AppError('share.notFound');
    const { isFirst, leadId, propertyId } = link;
    // The lead may belong to someone else by now.
    if (isFirst && leadId !== null && (await findVisibleLead(ctx, leadId)))
      await recordTouch(ctx, leadId, 'mail_sent', {
        property_id: propertyId,
        share_id: id,
        channel,
      });
  });
  return { status: 'success' };
}
