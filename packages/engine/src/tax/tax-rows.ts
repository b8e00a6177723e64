import type { AnnualRow } from '../annual-rows.ts';
import type { Projection } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { pricePaid, yearsHeld } from '../purchase.ts';
import { depreciationOfYear } from './depreciation.ts';
import { graduatedTax } from './graduated-tax.ts';
import { netInvestmentTax } from './net-investment-tax.ts';
import type { ResolvedLens } from './tax-lens.ts';
import { FOREIGN_GROSS_RENT, TAX_YEARS } from './tax-tables.ts';

/**
 * One year's tax on the rent, USD. Cost fields contain the deducted amounts: 0 where nothing is
 * deductible.
 */
export type TaxRow = {
  year: number;
  grossRent: number;
  operatingCosts: number;
  interest: number;
  depreciation: number;
  /** Cost of getting the loan, spread over its term; the rest is deducted in the year of sale. */
  loanCosts: number;
  /** Before losses of earlier years; negative is a loss. */
  netIncome: number;
  lossUsed: number;
  /** Suspended losses at the end of the year. */
  lossCarried: number;
  taxableIncome: number;
  incomeTax: number;
  netInvestmentIncomeTax: number;
  taxDue: number;
  cashflowAfterTax: number;
};

/** The tax basis: price and closing costs of the purchase, not of the loan. */
export function purchaseBasis(inputs: ProjectInputs): number {
  return pricePaid(inputs) * (1 + inputs.closingRateOfPrice);
}

/** Tax on the rent of every year until the sale; a loss is carried forward to later income of the same property. */
export function taxRows(
  inputs: ProjectInputs,
  projection: Projection,
  lens: ResolvedLens,
): TaxRow[] {
  let carried = 0;
  return projection.rows.slice(0, yearsHeld(inputs)).map((row) => {
    const taxed =
      lens.kind === 'foreignGross'
        ? grossYear(row)
        : netYear(inputs, projection.loanAmount, lens, row);
    const lossUsed = Math.min(carried, Math.max(0, taxed.netIncome));
    carried += Math.max(0, -taxed.netIncome) - lossUsed;
    const taxableIncome = Math.max(0, taxed.netIncome) - lossUsed;
    const incomeTax = rentTax(taxableIncome, lens);
    const investmentTax = netInvestmentTax(taxableIncome, lens);
    const taxDue = incomeTax + investmentTax;
    return {
      ...taxed,
      lossUsed,
      lossCarried: carried,
      taxableIncome,
      incomeTax,
      netInvestmentIncomeTax: investmentTax,
      taxDue,
      cashflowAfterTax: row.yearlyCashflow - taxDue,
    };
  });
}

function grossYear(row: AnnualRow) {
  const costs = { operatingCosts: 0, interest: 0, depreciation: 0, loanCosts: 0 };
  return { year: row.year, grossRent: row.yearlyRent, ...costs, netIncome: row.yearlyRent };
}

function netYear(inputs: ProjectInputs, loanAmount: number, lens: ResolvedLens, row: AnnualRow) {
  const building = purchaseBasis(inputs) * lens.buildingShare;
  const costs = {
    operatingCosts: row.totalExpenses - row.mortgagePayment,
    // Rounding can make a loan without interest slightly negative.
    interest: Math.max(0, row.interest),
    depreciation: depreciationOfYear(building, row.year, yearsHeld(inputs)),
    loanCosts: loanCostsOfYear(inputs, loanAmount, row.year),
  };
  const deducted = costs.operatingCosts + costs.interest + costs.depreciation + costs.loanCosts;
  return {
    year: row.year,
    grossRent: row.yearlyRent,
    ...costs,
    netIncome: row.yearlyRent - deducted,
  };
}

function loanCostsOfYear(inputs: ProjectInputs, loanAmount: number, year: number): number {
  const cost = loanAmount * inputs.closingRateOfLoan;
  const spreadOver = inputs.loanTermYears;
  if (year > spreadOver) return 0;
  const left = (spreadOver - year + 1) / spreadOver;
  return year === yearsHeld(inputs) ? cost * left : cost / spreadOver;
}

function rentTax(taxableIncome: number, lens: ResolvedLens): number {
  if (lens.kind === 'foreignGross') return FOREIGN_GROSS_RENT.rate * taxableIncome;
  const brackets = TAX_YEARS[lens.taxYear].ordinary[lens.filing];
  const other = lens.otherIncomeAnnual;
  return graduatedTax(brackets, other + taxableIncome, other);
}
