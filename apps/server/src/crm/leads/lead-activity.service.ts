import type { Ctx } from '../../platform/http/context.ts';
import { insertActivities, type NewActivity } from './lead-handover.queries.ts';
import { notifyLeadChanged, touchLead } from './leads.queries.ts';

/** Adds a timeline entry, in the transaction of the change it describes. */
export async function recordActivity(
  ctx: Ctx,
  leadId: number,
  kind: NewActivity['kind'],
  data: Record<string, unknown>,
): Promise<void> {
  await insertActivities(ctx.db, [{ leadId, kind, actorId: ctx.viewer?.id ?? null, data }]);
}

/** A member of staff contacted the lead. */
export async function recordTouch(
  ctx: Ctx,
  leadId: number,
  kind: NewActivity['kind'],
  data: Record<string, unknown>,
): Promise<void> {
  await recordActivity(ctx, leadId, kind, data);
  await touchLead(ctx.db, leadId);
}

/** Entries from a reader of a shared link: the lead itself is unchanged, but open screens refresh. */
export async function recordNews(
  ctx: Ctx,
  leadId: number,
  kind: NewActivity['kind'],
  data: Record<string, unknown>,
): Promise<void> {
  await recordActivity(ctx, leadId, kind, data);
  await notifyLeadChanged(ctx.db, leadId);
}
