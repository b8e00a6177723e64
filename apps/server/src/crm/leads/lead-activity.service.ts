import type { Ctx } from '../../platform/http/context.ts';
import { deleteActivitiesSince, type NewsOfShare } from './lead-activity.queries.ts';
import { insertActivities, type NewActivity } from './lead-handover.queries.ts';
import { noteSignal, restoreSignal } from './lead-signals.queries.ts';
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

/** The lead said something. */
const SPOKEN = new Set<NewActivity['kind']>(['home_answered', 'question_asked', 'form_repeated']);

/** Entries from a reader of a shared link: the lead itself is unchanged, but open screens refresh. */
export async function recordNews(
  ctx: Ctx,
  leadId: number,
  kind: NewActivity['kind'],
  data: Record<string, unknown>,
): Promise<void> {
  await recordActivity(ctx, leadId, kind, data);
  // An answer taken back is nothing to act on.
  if (data.answer === null) return restoreSignal(ctx.db, leadId);
  await noteSignal(ctx.db, leadId, SPOKEN.has(kind));
}

/** Open screens refresh. */
export function notifyLead(ctx: Ctx, leadId: number): Promise<void> {
  return notifyLeadChanged(ctx.db, leadId);
}

/** Removes what a reader said a moment ago and has changed since. → whether there was anything. */
export async function deleteNewsSince(ctx: Ctx, news: NewsOfShare, since: Date): Promise<boolean> {
  const isDeleted = await deleteActivitiesSince(ctx.db, news, since);
  if (isDeleted) await restoreSignal(ctx.db, news.leadId);
  return isDeleted;
}
