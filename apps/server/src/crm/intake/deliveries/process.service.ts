import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { databaseTroubleOf } from '../../../platform/http/database-away.ts';
import { fetchMetaLead } from '../meta/graph.service.ts';
import { GraphFailure } from '../meta/graph-failure.ts';
import { findSource, type SourceRow } from '../sources/sources.queries.ts';
import {
  claimDueDelivery,
  type DeliveryRow,
  lockWaiting,
  putOffDelivery,
  updateDelivery,
} from './deliveries.queries.ts';
import { makeLead } from './make-lead.service.ts';
import { readLead } from './read-lead.ts';

/** Longer than fetching may take. */
const LEASE_MS = 2 * 60_000;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** About a day with doubling pauses up to an hour. */
const MOST_ATTEMPTS = 28;

/** Processes one due delivery; false when there is none. */
export async function processNextDelivery(ctx: Ctx): Promise<boolean> {
  const claimed = await claimDueDelivery(ctx.db, LEASE_MS);
  if (!claimed) return false;
  try {
    const source = await findSource(ctx.db, claimed.sourceId);
    if (source) await processDelivery(ctx, source, claimed);
  } catch (error) {
    // The claim expires, and the next attempt finds the database again.
    if (databaseTroubleOf(error)) throw error;
    if (!(error instanceof GraphFailure))
      ctx.log.error({ err: error, delivery: claimed.id }, 'a delivery could not be processed');
    await putOff(ctx, claimed, error instanceof GraphFailure ? error.reason : 'internal');
  }
  return true;
}

async function processDelivery(ctx: Ctx, source: SourceRow, claimed: DeliveryRow): Promise<void> {
  if (!claimed.isFetched) {
    const fields = await fetchMetaLead(ctx, source, claimed.shownId ?? '');
    await updateDelivery(ctx.db, claimed.id, {
      fields: { ...claimed.fields, ...fields },
      isFetched: true,
    });
  }
  await inTransaction(ctx, async (ctx) => {
    const delivery = await lockWaiting(ctx.db, claimed.id);
    if (!delivery) return;
    const read = readLead(source.kind, source.mapping, delivery.fields ?? {});
    const reason = 'reason' in read ? read.reason : null;
    if (delivery.isTest) return updateDelivery(ctx.db, delivery.id, { status: 'test', reason });
    if ('reason' in read) return updateDelivery(ctx.db, delivery.id, { status: 'refused', reason });
    await makeLead(ctx, source, delivery, read.lead);
  });
}

function putOff(
  ctx: Ctx,
  { id, attempts }: DeliveryRow,
  reason: DeliveryRow['reason'],
): Promise<void> {
  if (attempts >= MOST_ATTEMPTS) return updateDelivery(ctx.db, id, { status: 'failed', reason });
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return putOffDelivery(ctx.db, id, reason, waitMs);
}
