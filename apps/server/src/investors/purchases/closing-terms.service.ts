import type { PurchaseTerms } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { termsOfPurchase } from '../../reports/index.ts';
import { listHomeRows, type OwnedHomeRow } from '../owned-homes/owned-homes.queries.ts';
import type { LoadedPurchase } from './load-purchase.ts';

/** Price and loan of a plan, else of its listing; null: there is no forecast that could be frozen. */
export async function proposedTerms(
  ctx: Ctx,
  { row }: LoadedPurchase,
): Promise<PurchaseTerms | null> {
  if (row.propertyId === null) return null;
  const terms = await termsOfPurchase(ctx, row.propertyId, {
    price: row.priceCents === null ? null : row.priceCents / 100,
    isCash: row.financing === 'cash',
  });
  return (
    terms && {
      price_cents: Math.round(terms.price * 100),
      closing_costs_cents: Math.round(terms.closingCosts * 100),
      down_payment_cents: Math.round(terms.downPayment * 100),
      rate_percent: terms.ratePercent,
      loan_years: terms.loanYears,
    }
  );
}

/** Of the same property, marked by hand before the plan came to its closing. */
export async function findHandMadeHome(
  ctx: Ctx,
  { row }: LoadedPurchase,
): Promise<OwnedHomeRow | undefined> {
  if (row.propertyId === null) return undefined;
  const homes = await listHomeRows(ctx.db, row.leadId);
  return homes.find(({ propertyId }) => propertyId === row.propertyId);
}

/** A closing without its terms would leave the plan without the bought home that it could have. */
export async function assertNothingToFreeze(ctx: Ctx, purchase: LoadedPurchase): Promise<void> {
  if (purchase.ownedHomeId !== null) return;
  const isHome =
    (await findHandMadeHome(ctx, purchase)) ?? (await proposedTerms(ctx, purchase)) ?? null;
  if (isHome) throw new AppError(ctx.room ? 'purchase.notYours' : 'purchase.confirmClosing');
}
