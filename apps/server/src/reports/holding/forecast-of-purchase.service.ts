import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { type Client, turnOf } from '../../platform/http/turn-of.ts';
import { freezeInWorker } from '../render-worker/render-client.ts';
import { findHome, mayBeShown } from '../report.queries.ts';

/** USD and percent, as in the engine. */
export type PurchaseTerms = {
  price: number;
  closingCosts: number;
  downPayment: number;
  ratePercent: number;
  loanYears: number;
};

/** The report's own forecast of a property with these terms, as canonical JSON, and what the property is. */
export async function forecastOfPurchase(
  { db, ...client }: Pick<Ctx, 'db'> & Client,
  propertyId: number,
  terms: PurchaseTerms,
) {
  const row = await findHome(db, propertyId);
  if (!row || !(await mayBeShown(db, propertyId))) throw new AppError('property.notFound');
  if (!row.analysis) throw new AppError('ownedHome.noForecast');
  const { inputs: stored, market } = row.analysis.inputs;
  const inputs = {
    ...stored,
    offeredPrice: terms.price,
    downpaymentPercentage: terms.downPayment / terms.price,
    aprPercent: terms.ratePercent,
    loanTermYears: terms.loanYears,
    // What was paid, not an estimate.
    closingRateOfPrice: terms.closingCosts / terms.price,
    closingRateOfLoan: 0,
  };
  const { address, city, state, zip, type, source } = row.home;
  const [image] = row.images;
  return {
    forecast: await freezeInWorker({ inputs, market }, turnOf(client)),
    facts: {
      ...{ address, city, state, zip, type },
      image_url: image?.image_url ?? null,
      is_illustration: image?.is_illustration ?? false,
      is_demo: source === 'demo',
    },
  };
}
