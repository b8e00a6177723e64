import type { leadActivities } from '../../db/schema/index.ts';
import type { Ctx } from '../../http/context.ts';
import { insertActivities } from './lead-handover.queries.ts';

type Kind = (typeof leadActivities.$inferInsert)['kind'];

/** A line in the timeline of a lead, written with the `ctx` of what it tells about. */
export async function recordActivity(
  ctx: Ctx,
  leadId: number,
  kind: Kind,
  data: Record<string, unknown>,
): Promise<void> {
  await insertActivities(ctx.db, [{ leadId, kind, actorId: ctx.viewer?.id ?? null, data }]);
}
