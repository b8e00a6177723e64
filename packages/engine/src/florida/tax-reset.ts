import { HORIZON_YEARS } from '../assumptions.ts';
import { ASSESSMENT_CAPS } from './reassessment-tables.ts';

export type TaxResetFacts = {
  /** The appraiser's market value in the year of the sale, USD; the price when it is not known. */
  justValue: number;
  /** The seller's tax bill, USD a year; null when it is not known. */
  sellerTax: number | null;
  /** Tax a year ÷ assessed value. */
  taxRate: number;
  /** Yearly growth of the just value, a fraction. */
  growth: number;
  /** Part of the rate that schools levy: it has no cap. 0 puts everything under the cap. */
  schoolShare?: number;
  /** Until the next sale; ten without it. */
  years?: number;
};

/** One tax year; year 0 is the year of the sale. USD. */
export type TaxResetYear = {
  year: number;
  justValue: number;
  /** For levies other than school levies. */
  assessedValue: number;
  tax: number;
};

export type TaxReset = {
  /** Assessed value behind the seller's bill at the same rate; null when the bill is not known. */
  sellerAssessed: number | null;
  /** First full year of the buyer less the seller's bill, USD; null when the bill is not known. */
  step: number | null;
  years: TaxResetYear[];
  /** Years 1 to 10, or until an earlier sale, USD. */
  total: number;
};

/** The owner's tax after the cap of the seller is gone: docs/formulas/tax-reset.md. */
export function taxReset(facts: TaxResetFacts): TaxReset {
  const {
    justValue,
    sellerTax,
    taxRate,
    growth,
    schoolShare = 0,
    years: held = HORIZON_YEARS,
  } = facts;
  const sellerAssessed =
    sellerTax === null || taxRate === 0 ? null : Math.min(justValue, sellerTax / taxRate);
  const inherited = sellerAssessed ?? justValue;
  const years: TaxResetYear[] = [
    { year: 0, justValue, assessedValue: inherited, tax: sellerTax ?? justValue * taxRate },
  ];
  let just = justValue;
  let assessed = justValue;
  for (let year = 1; year <= held; year += 1) {
    // January 1 after the sale: just value, here the price. Then the cap of an owner who rents it out.
    if (year > 1) just *= 1 + growth;
    assessed = cappedAssessment(assessed, just, ASSESSMENT_CAPS.nonHomestead);
    const tax = taxRate * (schoolShare * just + (1 - schoolShare) * assessed);
    years.push({ year, justValue: just, assessedValue: assessed, tax });
  }
  const owned = years.slice(1);
  return {
    sellerAssessed,
    step: sellerTax === null ? null : (owned[0] as TaxResetYear).tax - sellerTax,
    years,
    total: owned.reduce((sum, { tax }) => sum + tax, 0),
  };
}

/**
 * This year's assessed value from last year's: at most `cap` more, never above the just value. A
 * value below the just value rises even when the market falls.
 */
export function cappedAssessment(assessedBefore: number, justValue: number, cap: number): number {
  return Math.min(justValue, assessedBefore * (1 + cap));
}

/** The cap of a homestead, a fraction: 3 % or the rise of consumer prices, whichever is less. */
export function homesteadCap(cpiChange: number): number {
  return Math.min(ASSESSMENT_CAPS.homestead, cpiChange);
}
