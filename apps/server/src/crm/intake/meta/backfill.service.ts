import type { backfillIntakeSource as endpoint, InputOf, IntakeSource } from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { databaseTroubleOf } from '../../../platform/http/database-away.ts';
import { insertDeliveries } from '../deliveries/deliveries.queries.ts';
import { idKey } from '../deliveries/read-delivery.ts';
import { shapeSource } from '../sources/source-shape.ts';
import { updateSourceRow } from '../sources/sources.queries.ts';
import { audit, getSource } from '../sources/sources.service.ts';
import { claimDueBackfill, saveBackfill } from './backfill.queries.ts';
import { fetchMetaLeads } from './graph.service.ts';
import { GraphFailure } from './graph-failure.ts';

const LEASE_MS = 2 * 60_000;
const RETRY_MS = 5 * 60_000;

/** Queued: the job fetches it page by page. */
export function backfillIntakeSource(
  ctx: Ctx,
  { params: { id }, body: { form_id, since } }: InputOf<typeof endpoint>,
): Promise<IntakeSource> {
  return inTransaction(ctx, async (ctx) => {
    const source = await getSource(ctx, id);
    if (source.kind !== 'meta') throw new AppError('intake.notMeta');
    const shaped = await shapeSource(ctx, source);
    if (!shaped.has_page_token) throw new AppError('intake.tokenNeeded');
    const start = { formId: form_id, since, after: null, found: 0, isDone: false, error: null };
    await updateSourceRow(ctx.db, id, { backfill: start, backfillAt: new Date() });
    await audit(ctx, 'intake.backfilled', source, { form: form_id, since });
    return shapeSource(ctx, await getSource(ctx, id));
  });
}

/** Fetches one page of one backfill; false when there is none. */
export async function backfillNextPage(ctx: Ctx): Promise<boolean> {
  const source = await claimDueBackfill(ctx.db, LEASE_MS);
  const { backfill } = source ?? {};
  if (!source || !backfill) return false;
  try {
    const { leads, after } = await fetchMetaLeads(ctx, source, backfill);
    await inTransaction(ctx, async (ctx) => {
      const made = await insertDeliveries(
        ctx.db,
        leads.map(({ id, fields }) => ({
          ...{ sourceId: source.id, externalId: idKey(id), shownId: id, fields },
        })),
      );
      const found = backfill.found + made.length;
      const next = { ...backfill, after, found, isDone: after === null, error: null };
      await saveBackfill(ctx.db, source.id, next, after === null ? null : 0);
    });
  } catch (error) {
    if (databaseTroubleOf(error)) throw error;
    if (!(error instanceof GraphFailure)) ctx.log.error({ err: error }, 'a backfill failed');
    const reason = error instanceof GraphFailure ? error.reason : 'internal';
    await saveBackfill(ctx.db, source.id, { ...backfill, error: reason }, RETRY_MS);
  }
  return true;
}
