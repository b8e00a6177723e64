import { notifyLead, recordActivity } from '../../crm/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { notifyRoom } from '../room-notices.ts';
import type { OwnedHomeRow } from './owned-homes.queries.ts';

type Action = Parameters<typeof recordAudit>[1]['action'] & `owned_home.${string}`;

/** In the audit log by ids; open pages of the lead refresh. */
export async function record(
  ctx: Ctx,
  action: Action,
  { id, leadId }: Pick<OwnedHomeRow, 'id' | 'leadId'>,
  data: Record<string, number> = {},
): Promise<void> {
  await recordAudit(ctx, {
    action,
    target: { type: 'lead', id: leadId },
    data: { owned_home_id: id, ...data },
  });
  await notifyLead(ctx, leadId);
  await notifyRoom(ctx, leadId);
}

type Home = Pick<OwnedHomeRow, 'id' | 'leadId' | 'purchaseId' | 'propertyId' | 'facts'>;

export async function recordOnTimeline(
  ctx: Ctx,
  { id, leadId, purchaseId, propertyId, facts }: Home,
  event: 'bought' | 'home_removed',
): Promise<void> {
  const address = `${facts.address}, ${facts.city}, ${facts.state} ${facts.zip}`;
  await recordActivity(ctx, leadId, 'purchase_updated', {
    ...{ event, owned_home_id: id, purchase_id: purchaseId, property_id: propertyId, address },
  });
}
