import type { Projection } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { firptaRate } from './firpta.ts';
import { netInvestmentTax } from './net-investment-tax.ts';
import { type SaleTaxes, saleTaxes } from './sale-taxes.ts';
import type { ResolvedLens } from './tax-lens.ts';
import { purchaseBasis, type TaxRow } from './tax-rows.ts';

/** Tax on the sale at the end of year 10, or of `holdYears`, and the amount withheld from a foreign seller; USD. */
export type ExitTax = SaleTaxes & {
  salePrice: number;
  sellingCosts: number;
  loanPaidOff: number;
  /** Purchase price and costs less the deducted depreciation. */
  adjustedBasis: number;
  /** Negative: sold at a loss. */
  gain: number;
  recapturedDepreciation: number;
  longTermGain: number;
  /** Suspended rental losses, which can be used once the property is sold. */
  lossesReleased: number;
  netInvestmentIncomeTax: number;
  taxDue: number;
  firptaRate: number;
  withheld: number;
  /** Refunded with the next tax return. */
  refunded: number;
  /** Tax that the withheld amount did not cover. */
  shortfall: number;
  cashAtClosing: number;
  netProceedsAfterTax: number;
};

export function exitTax(
  inputs: ProjectInputs,
  projection: Projection,
  lens: ResolvedLens,
  rows: readonly TaxRow[],
): ExitTax {
  const { salePriceAfter10Years: salePrice, sellingCosts } = projection;
  const loanPaidOff = projection.balanceAfter10Years;
  const depreciation = rows.reduce((sum, row) => sum + row.depreciation, 0);
  const adjustedBasis = purchaseBasis(inputs) - depreciation;
  const gain = salePrice - sellingCosts - adjustedBasis;
  const recapturedDepreciation = Math.max(0, Math.min(gain, depreciation));
  const longTermGain = Math.max(0, gain - depreciation);
  const last = rows.at(-1);
  const lossesReleased = last?.lossCarried ?? 0;
  const yearOfSale = {
    ordinary: lens.otherIncomeAnnual + rentOnReturn(lens, last),
    losses: lossesReleased + Math.max(0, -gain),
    recaptured: recapturedDepreciation,
    longTerm: longTermGain,
  };
  const taxes = saleTaxes(yearOfSale, lens);
  const investmentTax = saleInvestmentTax(lens, last, gain - lossesReleased);
  const { recaptureTax, longTermGainTax, taxSavedByLosses } = taxes;
  // Losses that would reduce tax on other income beyond the tax of the sale are ignored: never
  // negative.
  const taxDue = Math.max(0, recaptureTax + longTermGainTax - taxSavedByLosses) + investmentTax;
  const rate = firptaRate(salePrice, lens);
  const withheld = rate * salePrice;
  const cashBeforeTax = salePrice - sellingCosts - loanPaidOff;
  return {
    salePrice,
    sellingCosts,
    loanPaidOff,
    adjustedBasis,
    gain,
    recapturedDepreciation,
    longTermGain,
    lossesReleased,
    ...taxes,
    netInvestmentIncomeTax: investmentTax,
    taxDue,
    firptaRate: rate,
    withheld,
    refunded: Math.max(0, withheld - taxDue),
    shortfall: Math.max(0, taxDue - withheld),
    cashAtClosing: cashBeforeTax - withheld,
    netProceedsAfterTax: cashBeforeTax - taxDue,
  };
}

/** Rent taxed on gross is not part of the return that reports the sale. */
function rentOnReturn(lens: ResolvedLens, last: TaxRow | undefined): number {
  return lens.kind === 'foreignGross' ? 0 : (last?.taxableIncome ?? 0);
}

function saleInvestmentTax(lens: ResolvedLens, last: TaxRow | undefined, gain: number): number {
  const rent = last?.taxableIncome ?? 0;
  return Math.max(0, netInvestmentTax(rent + gain, lens) - netInvestmentTax(rent, lens));
}
