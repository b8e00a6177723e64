import type { Ctx } from '../../platform/http/context.ts';
import { findHome, mayBeShown } from '../report.queries.ts';
import type { PurchaseTerms } from './forecast-of-purchase.service.ts';

/** What the report assumes of a purchase at this price; null: there is no forecast that could be frozen. */
export async function termsOfPurchase(
  { db }: Pick<Ctx, 'db'>,
  propertyId: number,
  { price: agreed, isCash }: { price: number | null; isCash: boolean },
): Promise<PurchaseTerms | null> {
  const row = await findHome(db, propertyId);
  if (!row?.analysis || !(await mayBeShown(db, propertyId))) return null;
  const { inputs } = row.analysis.inputs;
  const price = agreed ?? row.home.listPrice;
  const downPayment = isCash ? price : price * inputs.downpaymentPercentage;
  const loanCosts = (price - downPayment) * inputs.closingRateOfLoan;
  return {
    ...{ price, downPayment, closingCosts: price * inputs.closingRateOfPrice + loanCosts },
    ratePercent: isCash ? 0 : inputs.aprPercent,
    loanYears: inputs.loanTermYears,
  };
}
