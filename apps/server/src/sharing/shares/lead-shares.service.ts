import type { InputOf, LeadShare, listLeadShares as listLeadSharesEndpoint } from '@alpha/contract';
import { findVisibleLead, getLeadRow, recordNews } from '../../crm/index.ts';
import { isNobodysAddress } from '../../platform/db/address-in-text.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { findShareLead, isOpeningTold, listSharesOfLead } from './lead-shares.queries.ts';
import { shapeShare } from './shape-share.ts';
import { DAY_MS } from './share-limits.ts';
import { findLeadByEmail } from './shares.queries.ts';

/** Whoever has the lead sees what it was sent, by whomever: that is what the next call is about. */
export async function listLeadShares(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof listLeadSharesEndpoint>,
): Promise<LeadShare[]> {
  const { email } = await getLeadRow(ctx, id);
  const rows = await listSharesOfLead(ctx.db, id, isNobodysAddress(email) ? null : email);
  return rows.map((row) => ({ ...shapeShare(row), property: row.property }));
}

type OpenedLink = { id: number; leadId: number | null; email: string; propertyId: number };

/** The first opening, and at most one a day after it: a reader who scrolls is no news. */
export async function tellOpening(ctx: Ctx, link: OpenedLink, now: Date): Promise<void> {
  // Sent before there was a lead with this address.
  const leadId = link.leadId ?? (await findLeadByEmail(ctx.db, link.email));
  if (leadId === null) return;
  const since = new Date(now.getTime() - DAY_MS);
  if (await isOpeningTold(ctx.db, { leadId, shareId: link.id, since })) return;
  await recordNews(ctx, leadId, 'report_opened', {
    property_id: link.propertyId,
    share_id: link.id,
  });
}

/** A link to somebody whose lead the viewer has, although a colleague sent it. */
export async function findShareOfOwnLead(ctx: Ctx, id: number) {
  const link = await findShareLead(ctx.db, id);
  const leadId = link && (link.leadId ?? (await findLeadByEmail(ctx.db, link.email)));
  return leadId && (await findVisibleLead(ctx, leadId)) ? link : undefined;
}
