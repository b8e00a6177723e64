import type {
  InputOf,
  listPurchases as listEndpoint,
  Purchase,
  startPurchase as startEndpoint,
  updatePurchase as updateEndpoint,
} from '@alpha/contract';
import { getLeadRow, lockLead, notifyLead, recordActivity } from '../../crm/index.ts';
import { getListings } from '../../listings/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { addSteps } from './add-steps.ts';
import { assertNothingToFreeze } from './closing-terms.service.ts';
import { keepStuckAt, type LoadedPurchase, loadPurchases, lockPurchase } from './load-purchase.ts';
import {
  insertPurchase,
  listPurchaseRows,
  type PurchaseRow,
  setOrder,
  updatePurchaseRow,
} from './purchases.queries.ts';
import { shapePurchase } from './shape-purchase.ts';

export async function listPurchases(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof listEndpoint>,
): Promise<Purchase[]> {
  await getLeadRow(ctx, id);
  const loaded = await loadPurchases(ctx, await listPurchaseRows(ctx.db, id));
  return loaded.map((each) => shapePurchase(each));
}

export async function startPurchase(
  ctx: Ctx,
  { params: { id: leadId }, body }: InputOf<typeof startEndpoint>,
): Promise<Purchase> {
  return inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, leadId);
    await getLeadRow(ctx, leadId);
    const before = await listPurchaseRows(ctx.db, leadId);
    if (before.some(({ endedAt }) => !endedAt)) throw new AppError('purchase.alreadyOpen');
    const {
      financing,
      buyer,
      country,
      time_zone: timeZone,
      locale,
      price_cents: priceCents,
    } = body;
    const home = await homeOf(ctx, body);
    const id = await insertPurchase(ctx.db, {
      ...{ leadId, ...home, priceCents, financing, buyer, country, timeZone, locale },
    });
    await addSteps(ctx.db, id, body);
    await record(ctx, { id, leadId, ...home }, 'started');
    await recordAudit(ctx, {
      action: 'purchase.started',
      target: { type: 'lead', id: leadId },
      data: { purchase_id: id },
    });
    return shapePurchase(await keepStuckAt(ctx, id));
  });
}

type Body = InputOf<typeof startEndpoint>['body'];

async function homeOf(ctx: Ctx, { property_id: propertyId, address }: Body) {
  const [listing] = await getListings(ctx, propertyId ? [propertyId] : []);
  if (propertyId && !listing)
    throw new AppError('request.invalid', { fields: { property_id: ['unknown'] } });
  if (!listing && !address)
    throw new AppError('request.invalid', { fields: { address: ['required'] } });
  return {
    propertyId: listing?.id ?? null,
    address: listing
      ? `${listing.address}, ${listing.city}, ${listing.state} ${listing.zip}`
      : address,
  };
}

type Named = Pick<PurchaseRow, 'id' | 'leadId' | 'propertyId' | 'address'>;

async function record(
  ctx: Ctx,
  { id, leadId, propertyId, address }: Named,
  event: 'started' | 'closed' | 'cancelled' | 'resumed',
): Promise<void> {
  const data = { event, purchase_id: id, property_id: propertyId, address };
  await recordActivity(ctx, leadId, 'purchase_updated', data);
  await notifyLead(ctx, leadId);
}

export async function updatePurchase(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateEndpoint>,
): Promise<Purchase> {
  return inTransaction(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, id);
    const { address, time_zone: timeZone, locale, price_cents: priceCents } = body;
    await updatePurchaseRow(ctx.db, id, {
      ...(address !== undefined && { address }),
      ...(priceCents !== undefined && { priceCents }),
      ...(timeZone !== undefined && { timeZone }),
      ...(locale !== undefined && { locale }),
    });
    if (body.step_ids) await reorder(ctx, purchase, body.step_ids);
    if (body.outcome !== undefined) await end(ctx, purchase, body.outcome);
    const changed = await keepStuckAt(ctx, id);
    await notifyLead(ctx, purchase.row.leadId);
    return shapePurchase(changed);
  });
}

async function reorder(ctx: Ctx, { steps }: LoadedPurchase, ids: readonly number[]): Promise<void> {
  const isSame = ids.length === steps.length && new Set(ids).size === ids.length;
  if (!isSame || steps.some(({ id }) => !ids.includes(id)))
    throw new AppError('request.invalid', { fields: { step_ids: ['invalid'] } });
  await setOrder(ctx.db, ids);
}

async function end(
  ctx: Ctx,
  purchase: LoadedPurchase,
  outcome: PurchaseRow['outcome'],
): Promise<void> {
  const { row, steps } = purchase;
  if (outcome === row.outcome) return;
  const isClosingOpen = steps.some(({ key, status }) => key === 'closing' && status === 'open');
  if (outcome === 'closed' && isClosingOpen) await assertNothingToFreeze(ctx, purchase);
  const others = await listPurchaseRows(ctx.db, row.leadId);
  if (outcome === null && others.some(({ endedAt }) => !endedAt))
    throw new AppError('purchase.alreadyOpen');
  await updatePurchaseRow(ctx.db, row.id, { outcome, endedAt: outcome ? new Date() : null });
  await record(ctx, row, outcome ?? 'resumed');
  if (outcome)
    await recordAudit(ctx, {
      action: 'purchase.ended',
      target: { type: 'lead', id: row.leadId },
      data: { purchase_id: row.id, outcome },
    });
}
