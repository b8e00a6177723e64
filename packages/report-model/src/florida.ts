import type { PropertyDetail, PropertyReport } from '@alpha/contract';
import { DEFAULT_ASSUMPTIONS, type ProjectInputs, pricePaid } from '@alpha/engine';
import {
  type CondoRules,
  condoRules,
  type FloridaClosing,
  floridaClosing,
  type InsuranceRange,
  insuranceRange,
  type TaxReset,
  taxReset,
} from '@alpha/engine/florida';
import { yearsOf } from './outcome.ts';

/** What Florida's laws mean for this property; a part without its facts is null. Money in USD. */
export type FloridaReport = {
  county: string | null;
  closing: (FloridaClosing & { price: number; loan: number; counted: number }) | null;
  tax: FloridaTax | null;
  insurance: InsuranceRange | null;
  /** Condominiums only. */
  condo: CondoRules | null;
};

export type FloridaTax = TaxReset & {
  /** Tax a year ÷ assessed value. */
  rate: number;
  sellerTax: number | null;
  /** What the report counts until the sale. */
  counted: number;
  /** Until the sale. */
  held: number;
};

/** From the report's own assumptions, so a reader's count too. Null outside Florida. */
export function floridaOf({ property }: PropertyReport): FloridaReport | null {
  if (property.state !== 'FL') return null;
  const asOfYear = Number(property.source_as_of.slice(0, 4));
  const { county, year_built: yearBuilt, stories } = property;
  const isCondo = property.type === 'condo';
  return {
    county,
    closing: floridaClosingOf(property),
    tax: taxOf(property),
    insurance: insuranceOf(property, isCondo ? 'condo' : 'house', asOfYear),
    condo: isCondo ? condoRules({ yearBuilt, stories, asOfYear }) : null,
  };
}

/** Also for the cash it takes to close. Null outside Florida. */
export function floridaClosingOf(property: PropertyDetail): FloridaReport['closing'] {
  const estimates = property.property_estimates;
  if (!estimates || property.state !== 'FL') return null;
  const { loan_amount: loan, closing_costs: counted } = estimates;
  // Stamps and premiums follow what is paid, which an offer changes.
  const price = pricePaidOf(property) ?? estimates.list_price;
  const isSingleFamily = property.type !== 'multi_family';
  const closing = floridaClosing({ price, loan, county: property.county, isSingleFamily });
  return { ...closing, price, loan, counted };
}

const pricePaidOf = ({ model }: PropertyDetail): number | null =>
  model && pricePaid(model.inputs as ProjectInputs);

/**
 * A stated bill is the seller's, under the seller's cap: the buyer's rate is then the published one, and
 * no less than the bill ÷ price, as no value is assessed above the market's.
 */
function taxOf(property: PropertyDetail): FloridaTax | null {
  const { property_estimates: estimates, property_tax_annual: sellerTax, model } = property;
  if (!estimates || !model) return null;
  const inputs = model.inputs as ProjectInputs;
  const { listPrice, appreciationRateAnnual: growth } = inputs;
  const isSellersRate =
    sellerTax !== null && Math.abs(inputs.propertyTaxRate * property.list_price - sellerTax) < 1;
  const published = DEFAULT_ASSUMPTIONS.propertyTaxRate;
  const rate = isSellersRate
    ? Math.max(published, sellerTax / property.list_price)
    : inputs.propertyTaxRate;
  const held = yearsOf(property);
  const counted = property.property_annual_amortizations
    .slice(0, held)
    .reduce((sum, { taxes }) => sum + taxes, 0);
  const reset = taxReset({ justValue: listPrice, sellerTax, taxRate: rate, growth, years: held });
  return { ...reset, rate, sellerTax, counted, held };
}

function insuranceOf(
  property: PropertyDetail,
  kind: 'house' | 'condo',
  asOfYear: number,
): InsuranceRange | null {
  const estimates = property.property_estimates;
  if (!estimates) return null;
  const counted = 12 * estimates.insurance_monthly;
  const { county, year_built: yearBuilt } = property;
  return insuranceRange({ kind, county, yearBuilt, asOfYear, counted });
}
