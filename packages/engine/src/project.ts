import { type AnnualRow, annualRows } from './annual-rows.ts';
import { HORIZON_YEARS } from './assumptions.ts';
import { expm1 } from './exact-math/exp.ts';
import { log1p } from './exact-math/log.ts';
import { powInt } from './exact-math/power.ts';
import { type Financing, financingOf } from './financing.ts';
import { assertInside, INPUT_BOUNDS } from './input-bounds.ts';
import type { ProjectInputs } from './project-inputs.ts';
import { pricePaid, yearsHeld } from './purchase.ts';
import { type ReturnMeasures, returnMeasures } from './return-measures.ts';

export type { AnnualRow } from './annual-rows.ts';
export type { ProjectInputs } from './project-inputs.ts';

/** Where the net profit comes from, USD: cashflow + appreciation + principalPaid − costs = netProfit. */
export type Reconciliation = {
  cashflow: number;
  appreciation: number;
  principalPaid: number;
  /** Closing and selling costs. */
  costs: number;
  netProfit: number;
};

/**
 * One property until its sale, after ten years or `holdYears`. Money in USD; all ROI figures and rates
 * of return are in percent.
 */
export type Projection = Omit<Financing, 'balanceAfterYear'> &
  ReturnMeasures & {
    /** At the sale, like the next one: after ten years, or `holdYears`. */
    balanceAfter10Years: number;
    salePriceAfter10Years: number;
    sellingCosts: number;
    /** Every year until the loan ends, at least ten; reports show the first ten. */
    rows: AnnualRow[];
    netProfit: number;
    totalRoi: number;
    annualizedRoi: number;
    averageRoiPerYear: number;
    appreciationRoi: number;
    rentRoi: number;
    /** First year until the sale with a positive cash flow. */
    profitYear: number | null;
    /** 120, or the months until the sale, when no year is positive. */
    monthsToCashflow: number;
    reconciliation: Reconciliation;
  };

/** One property until its sale in closed form: docs/formulas/project.md. */
export function project(inputs: ProjectInputs): Projection {
  assertInside(inputs, INPUT_BOUNDS);
  const { balanceAfterYear, ...financing } = financingOf(inputs);
  const { downpayment, loanAmount, closingCosts } = financing;
  const rows = annualRows(inputs, { ...financing, balanceAfterYear });
  const years = yearsHeld(inputs);
  const price = pricePaid(inputs);
  const shown = rows.slice(0, years);
  const balance = balanceAfterYear(years);
  const sale = inputs.listPrice * powInt(1 + inputs.appreciationRateAnnual, years);
  const sellingCosts = sale * inputs.sellingRate;
  const cashflow = shown.reduce((sum, row) => sum + row.yearlyCashflow, 0);
  const netProfit = sale - sellingCosts - balance - downpayment - closingCosts + cashflow;
  const totalRoi = (100 * netProfit) / downpayment;
  const profitYear = shown.find((row) => row.yearlyCashflow > 0)?.year ?? null;
  const principalPaid = loanAmount - balance;
  return {
    ...financing,
    ...returnMeasures(inputs, financing, shown, sale - sellingCosts - balance),
    balanceAfter10Years: balance,
    salePriceAfter10Years: sale,
    sellingCosts,
    rows,
    netProfit,
    totalRoi,
    annualizedRoi: annualized(totalRoi, years),
    averageRoiPerYear: totalRoi / years,
    appreciationRoi: (100 * (sale - price - sellingCosts)) / downpayment,
    rentRoi: (100 * (cashflow + principalPaid - closingCosts)) / downpayment,
    profitYear,
    monthsToCashflow: profitYear === null ? 12 * years : 12 * (profitYear - 1),
    reconciliation: {
      cashflow,
      appreciation: sale - price,
      principalPaid,
      costs: closingCosts + sellingCosts,
      netProfit,
    },
  };
}

/** The yearly rate that compounds to a total in percent; a loss of everything is −100. */
export function annualized(totalRoi: number, years = HORIZON_YEARS): number {
  if (totalRoi <= -100) return -100;
  return 100 * expm1(log1p(totalRoi / 100) / years);
}
