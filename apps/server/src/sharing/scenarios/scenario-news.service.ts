import type { ScenarioChanges } from '@alpha/contract';
import { deleteNewsSince, findLeadOfSender, recordNews } from '../../crm/index.ts';
import type { Ctx } from '../../platform/http/context.ts';

/** Scenarios tried or saved one after another leave one timeline entry of each kind: the latest. */
const SAME_SITTING_MS = 60 * 60_000;

type TriedLink = {
  id: number;
  propertyId: number;
  leadId: number | null;
  createdBy: number | null;
  email: string;
};

/** On the lead's timeline, and live on open screens. A saved one has a name. */
export async function announceScenario(
  ctx: Ctx,
  link: TriedLink,
  { name, changes }: { name: string; changes: ScenarioChanges },
): Promise<void> {
  const leadId = link.leadId ?? (await findLeadOfSender(ctx, link));
  if (leadId === null) return;
  const kind = name ? 'scenario_saved' : 'scenario_tried';
  const since = new Date(Date.now() - SAME_SITTING_MS);
  await deleteNewsSince(ctx, { leadId, kind, shareId: link.id }, since);
  await recordNews(ctx, leadId, kind, {
    share_id: link.id,
    property_id: link.propertyId,
    ...(name && { name }),
    changes,
  });
}
