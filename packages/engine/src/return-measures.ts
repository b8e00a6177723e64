import type { AnnualRow } from './annual-rows.ts';
import type { Financing } from './financing.ts';
import { irr } from './irr.ts';
import type { ProjectInputs } from './project-inputs.ts';
import { pricePaid } from './purchase.ts';

/**
 * Measures that are not in the specification; they count all invested cash: down payment and
 * closing costs.
 */
export type ReturnMeasures = {
  /** Percent of the price per year, before financing. */
  capRate: number;
  /** One month's rent in percent of the price. */
  rentToPrice: number;
  /** Percent per year; null when the flows do not change sign. */
  irr: number | null;
  /** Invested cash, each year's cash flow, and the sale in the last year: USD, years 0 to 10 or the sale. */
  flows: number[];
  /** Percent, first year. */
  cashOnCash: number;
  /** Net operating income ÷ debt service in year 1; null without a loan. */
  dscr: number | null;
  /**
   * Rent ÷ (principal, interest, taxes, insurance, association) in year 1; null when nothing is
   * due.
   */
  lenderDscr: number | null;
  /** Cash returned ÷ cash invested. */
  equityMultiple: number;
  /**
   * Share of the year that must be rented to cover year 1; null when even a full year is not
   * enough.
   */
  breakEvenOccupancy: number | null;
};

/** Net proceeds are the sale less its costs and the loan: docs/formulas/return-measures.md. */
export function returnMeasures(
  inputs: ProjectInputs,
  financing: Pick<Financing, 'cashInvested'>,
  rows: readonly AnnualRow[],
  netProceeds: number,
): ReturnMeasures {
  const { cashInvested } = financing;
  const first = rows[0] as AnnualRow;
  const operatingIncome = first.yearlyCashflow + first.mortgagePayment;
  const pitia = first.mortgagePayment + first.taxes + first.insurance + first.hoa;
  const flows = flowsOf(cashInvested, rows, netProceeds);
  const rate = irr(flows);
  const cashBack = flows.slice(1).reduce((sum, flow) => sum + flow, 0);
  return {
    capRate: (100 * operatingIncome) / pricePaid(inputs),
    rentToPrice: (100 * inputs.rentMonthly) / pricePaid(inputs),
    irr: rate === null ? null : 100 * rate,
    flows,
    cashOnCash: (100 * first.yearlyCashflow) / cashInvested,
    dscr: first.mortgagePayment > 0 ? operatingIncome / first.mortgagePayment : null,
    lenderDscr: pitia > 0 ? (12 * inputs.rentMonthly) / pitia : null,
    equityMultiple: cashBack / cashInvested,
    breakEvenOccupancy: breakEvenOccupancy(inputs, first.totalExpenses - first.managementFee),
  };
}

/**
 * Invested cash, then each year's cash flow; the last one includes the net proceeds of the sale.
 */
export function flowsOf(
  cashInvested: number,
  rows: readonly AnnualRow[],
  netProceeds: number,
): number[] {
  const flows = [-cashInvested, ...rows.map((row) => row.yearlyCashflow)];
  flows[rows.length] = (flows[rows.length] as number) + netProceeds;
  return flows;
}

/**
 * `due`: costs of year 1 whether the property is rented or not. The fee stops growing at its cap.
 */
export function breakEvenOccupancy(inputs: ProjectInputs, due: number): number | null {
  const fullRent = 12 * inputs.rentMonthly;
  const uncapped = due / (fullRent * (1 - inputs.managementFeeRate));
  const isCapped =
    inputs.managementFeeRate * inputs.rentMonthly * uncapped > inputs.maxManagementFee;
  const occupancy = isCapped ? (due + 12 * inputs.maxManagementFee) / fullRent : uncapped;
  return occupancy <= 1 ? occupancy : null;
}
