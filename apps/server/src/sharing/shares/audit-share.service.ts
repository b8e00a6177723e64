import { recordAudit } from '../../platform/audit/index.ts';
import type { Ctx } from '../../platform/http/context.ts';

type Share = { propertyId: number; leadId: number | null };

export function auditShare(
  ctx: Ctx,
  action: 'share.sent' | 'share.linked' | 'share.revoked',
  { propertyId, leadId }: Share,
): Promise<void> {
  return recordAudit(ctx, {
    action,
    ...(leadId !== null && { target: { type: 'lead', id: leadId } }),
    data: { property_id: propertyId },
  });
}
