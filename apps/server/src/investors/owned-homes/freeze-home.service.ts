import { createHash } from 'node:crypto';
import { OWNED_HOMES_MAX, type PurchaseTerms } from '@alpha/contract';
import { AppError, type FieldErrors } from '../../platform/http/app-error.ts';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { type FrozenForecast, forecastOfPurchase } from '../../reports/index.ts';
import { record, recordOnTimeline } from './home-events.ts';
import { latestDay } from './months.ts';
import { countHomes, insertHome, listHomeRows } from './owned-homes.queries.ts';

type Bought = PurchaseTerms & {
  property_id: number;
  bought_on: string;
  land_cents: number | null;
};
export type FrozenHome = { bought: Bought } & Awaited<ReturnType<typeof forecastOfPurchase>>;

/** The forecast of the day of purchase. Half a second of work: before anything is locked. */
export async function freezeHome(ctx: Ctx, bought: Bought): Promise<FrozenHome> {
  checkTerms(bought);
  const made = await forecastOfPurchase(ctx, bought.property_id, {
    price: bought.price_cents / 100,
    closingCosts: bought.closing_costs_cents / 100,
    downPayment: bought.down_payment_cents / 100,
    ratePercent: bought.rate_percent,
    loanYears: bought.loan_years,
  });
  return { bought, ...made };
}

/** In a transaction, with the lead locked. → the id of the bought home */
export async function storeHome(
  ctx: Ctx,
  leadId: number,
  { bought, facts, forecast }: FrozenHome,
  purchaseId: number | null = null,
): Promise<number> {
  const propertyId = bought.property_id;
  if ((await countHomes(ctx.db, leadId)) >= OWNED_HOMES_MAX) throw new AppError('ownedHome.full');
  const known = await listHomeRows(ctx.db, leadId);
  if (known.some((home) => home.propertyId === propertyId))
    throw new AppError('ownedHome.alreadyOwned');
  const id = await insertHome(ctx.db, {
    ...{ leadId, purchaseId, propertyId, facts, forecast },
    boughtOn: bought.bought_on,
    priceCents: bought.price_cents,
    closingCostsCents: bought.closing_costs_cents,
    downPaymentCents: bought.down_payment_cents,
    ratePercent: bought.rate_percent,
    loanYears: bought.loan_years,
    landCents: bought.land_cents,
    forecastHash: createHash('sha256').update(forecast).digest('hex'),
    model: (JSON.parse(forecast) as FrozenForecast).model,
    createdBy: viewerOf(ctx).id,
  });
  const home = { id, leadId, purchaseId, propertyId, facts };
  await recordOnTimeline(ctx, home, 'bought');
  await record(ctx, 'owned_home.created', home);
  return id;
}

const MOST_COSTS_SHARE = 0.25;
const LEAST_DOWN_SHARE = 0.01;

/** Bounds of the engine, and what cannot be. */
function checkTerms(bought: Bought): void {
  const { price_cents: price, down_payment_cents: down, closing_costs_cents: costs } = bought;
  const wrong: FieldErrors = {
    ...(down > price || down < LEAST_DOWN_SHARE * price ? { down_payment_cents: ['invalid'] } : {}),
    ...(costs > MOST_COSTS_SHARE * price ? { closing_costs_cents: ['invalid'] } : {}),
    ...landProblem(bought.land_cents, price),
    ...(bought.bought_on > latestDay() ? { bought_on: ['invalid'] } : {}),
  };
  if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
}

export const landProblem = (land: number | null, price: number): FieldErrors =>
  land !== null && land > price ? { land_cents: ['invalid'] } : {};
