import type { Ctx } from '../../platform/http/context.ts';
import { insertActivities, type NewActivity } from './lead-handover.queries.ts';
import { stirLead, touchLead } from './leads.queries.ts';

/** A line in the timeline of a lead, written with the `ctx` of what it tells about. */
export async function recordActivity(
  ctx: Ctx,
  leadId: number,
  kind: NewActivity['kind'],
  data: Record<string, unknown>,
): Promise<void> {
  await insertActivities(ctx.db, [{ leadId, kind, actorId: ctx.viewer?.id ?? null, data }]);
}

/** Somebody of ours has been in touch. */
export async function recordTouch(
  ctx: Ctx,
  leadId: number,
  kind: NewActivity['kind'],
  data: Record<string, unknown>,
): Promise<void> {
  await recordActivity(ctx, leadId, kind, data);
  await touchLead(ctx.db, leadId);
}

/** What a reader of ours did writes nothing of the lead; whoever has it on screen is told all the same. */
export async function recordNews(
  ctx: Ctx,
  leadId: number,
  kind: NewActivity['kind'],
  data: Record<string, unknown>,
): Promise<void> {
  await recordActivity(ctx, leadId, kind, data);
  await stirLead(ctx.db, leadId);
}
