import type { InputOf, LeadShare, listLeadShares as listLeadSharesEndpoint } from '@alpha/contract';
import { findLeadOfSender, findVisibleLead, getLeadRow, recordNews } from '../../crm/index.ts';
import { isNobodysAddress } from '../../platform/db/address-in-text.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { findShareLead, isOpeningNotified, listSharesOfLead } from './lead-shares.queries.ts';
import { readersOfShares } from './readers.service.ts';
import { shapeShare } from './shape-share.ts';
import { DAY_MS } from './share-limits.ts';
import { scopeOf } from './share-scope.ts';

/** Everyone who can see the lead sees all reports sent for it, including those from colleagues. */
export async function listLeadShares(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof listLeadSharesEndpoint>,
): Promise<LeadShare[]> {
  const { email } = await getLeadRow(ctx, id);
  const rows = await listSharesOfLead(ctx.db, {
    leadId: id,
    email: isNobodysAddress(email) ? null : email,
    scope: scopeOf(ctx),
  });
  const saidBehind = await readersOfShares(
    ctx,
    rows.map(({ link }) => link.id),
  );
  return rows.map((row) => ({
    ...shapeShare(row, saidBehind(row.link.id)),
    property: row.property,
  }));
}

type OpenedLink = {
  id: number;
  leadId: number | null;
  createdBy: number | null;
  email: string;
  propertyId: number;
};

/** Adds an opening to the lead's timeline, at most once in 24 hours per link. */
export async function notifyOpening(ctx: Ctx, link: OpenedLink, now: Date): Promise<void> {
  // The link may be older than the lead.
  const leadId = link.leadId ?? (await findLeadOfSender(ctx, link));
  if (leadId === null) return;
  const since = new Date(now.getTime() - DAY_MS);
  if (await isOpeningNotified(ctx.db, { leadId, shareId: link.id, since })) return;
  await recordNews(ctx, leadId, 'report_opened', {
    property_id: link.propertyId,
    share_id: link.id,
  });
}

/** A link that a colleague sent for a lead the viewer can see. */
export async function findShareOfOwnLead(ctx: Ctx, id: number) {
  const link = await findShareLead(ctx.db, id);
  return link?.leadId && (await findVisibleLead(ctx, link.leadId)) ? link : undefined;
}
