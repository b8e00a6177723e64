import type {
  closePurchase as closeEndpoint,
  InputOf,
  Purchase,
  PurchaseTerms,
  proposeClosing as proposeEndpoint,
  ResultOf,
  reopenClosing as reopenEndpoint,
} from '@alpha/contract';
import { instantAt, MIAMI, wallTimeAt } from '@alpha/i18n';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { type FrozenHome, freezeHome, storeHome } from '../owned-homes/freeze-home.service.ts';
import { hasAmounts } from '../owned-homes/home-entries.queries.ts';
import { record, recordOnTimeline } from '../owned-homes/home-events.ts';
import { latestDay } from '../owned-homes/months.ts';
import { deleteHome, findHomeRow, setPurchaseOfHome } from '../owned-homes/owned-homes.queries.ts';
import { assertNothingToFreeze, findHandMadeHome, proposedTerms } from './closing-terms.service.ts';
import {
  assertReach,
  assertUnderWay,
  getPurchase,
  keepStuckAt,
  type LoadedPurchase,
  lockPurchase,
} from './load-purchase.ts';
import { type StepRow, updatePurchaseRow } from './purchases.queries.ts';
import { shapePurchase } from './shape-purchase.ts';
import { settleStep } from './step-changes.ts';

export async function proposeClosing(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof proposeEndpoint>,
): Promise<ResultOf<typeof proposeEndpoint>> {
  const purchase = await reachPurchase(ctx, id);
  const { ownedHomeId } = purchase;
  const isOwned = ownedHomeId !== null || (await findHandMadeHome(ctx, purchase)) !== undefined;
  return {
    closed_on: wallTimeAt(MIAMI, closingOf(purchase)?.settledAt ?? new Date()).date,
    terms: isOwned ? null : await proposedTerms(ctx, purchase),
    has_entries: ownedHomeId !== null && (await hasAmounts(ctx.db, ownedHomeId)),
  };
}

/**
 * The property becomes a bought home with the closing, in one transaction. A second time, also at the same moment,
 * finds what the first one made.
 */
export async function closePurchase(
  ctx: Ctx,
  { params: { id }, body: { closed_on: closedOn, terms } }: InputOf<typeof closeEndpoint>,
): Promise<Purchase> {
  if (closedOn > latestDay())
    throw new AppError('request.invalid', { fields: { closed_on: ['invalid'] } });
  const frozen = await freeze(ctx, await reachPurchase(ctx, id), { closedOn, terms });
  return inTransaction(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, id);
    assertUnderWay(purchase);
    const closing = closingOf(purchase);
    const at = momentOf(closedOn);
    if (closing?.status === 'open')
      await settleStep(ctx, purchase, {
        ...{ step: closing, status: 'done', now: at, tookPlaceAt: at },
      });
    await keepHome(ctx, purchase, frozen);
    return shapePurchase(await keepStuckAt(ctx, id));
  });
}

/** A closing that was ticked by mistake. What came of it stays once there is an amount in it. */
export function reopenClosing(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof reopenEndpoint>,
): Promise<Purchase> {
  return inTransaction(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, id);
    assertUnderWay(purchase);
    if (body.remove_home && purchase.ownedHomeId !== null)
      await takeHomeBack(ctx, purchase.ownedHomeId);
    const closing = closingOf(purchase);
    if (closing?.status === 'done') {
      await settleStep(ctx, purchase, { step: closing, status: 'open', now: new Date() });
      await recordAudit(ctx, {
        action: 'purchase.closing_reopened',
        target: { type: 'lead', id: purchase.row.leadId },
        data: { purchase_id: id },
      });
    }
    return shapePurchase(await keepStuckAt(ctx, id));
  });
}

const closingOf = ({ steps }: LoadedPurchase): StepRow | undefined =>
  steps.find(({ key }) => key === 'closing');

async function reachPurchase(ctx: Ctx, id: number): Promise<LoadedPurchase> {
  const purchase = await getPurchase(ctx, id);
  await assertReach(ctx, purchase.row.leadId);
  return purchase;
}

type Confirmed = { closedOn: string; terms: PurchaseTerms | null };

/** Half a second of work, before anything is locked. */
async function freeze(
  ctx: Ctx,
  purchase: LoadedPurchase,
  { closedOn, terms }: Confirmed,
): Promise<FrozenHome | null> {
  const { propertyId } = purchase.row;
  const isOwned = purchase.ownedHomeId !== null || (await findHandMadeHome(ctx, purchase));
  if (isOwned) return null;
  if (!terms) {
    await assertNothingToFreeze(ctx, purchase);
    return null;
  }
  if (propertyId === null) throw new AppError('ownedHome.noForecast');
  return freezeHome(ctx, {
    ...{ ...terms, property_id: propertyId, bought_on: closedOn, land_cents: null },
  });
}

async function keepHome(
  ctx: Ctx,
  purchase: LoadedPurchase,
  frozen: FrozenHome | null,
): Promise<void> {
  const { row, ownedHomeId } = purchase;
  if (ownedHomeId !== null) return;
  const own = await findHandMadeHome(ctx, purchase);
  if (own) await setPurchaseOfHome(ctx.db, own.id, row.id);
  else if (frozen) {
    await storeHome(ctx, row.leadId, frozen, row.id);
    await updatePurchaseRow(ctx.db, row.id, { priceCents: frozen.bought.price_cents });
  } else await assertNothingToFreeze(ctx, purchase);
  await recordAudit(ctx, {
    action: 'purchase.closed',
    target: { type: 'lead', id: row.leadId },
    data: { purchase_id: row.id },
  });
}

async function takeHomeBack(ctx: Ctx, homeId: number): Promise<void> {
  const home = await findHomeRow(ctx.db, homeId);
  if (!home) return;
  if (await hasAmounts(ctx.db, homeId)) throw new AppError('purchase.homeHasEntries');
  await deleteHome(ctx.db, homeId);
  await recordOnTimeline(ctx, home, 'home_removed');
  await record(ctx, 'owned_home.deleted', home);
}

/** The end of a working day in Miami; on the day itself, now. */
function momentOf(day: string): Date {
  const evening = instantAt(MIAMI, day, '17:00')?.getTime() ?? Date.now();
  return new Date(Math.min(evening, Date.now()));
}
