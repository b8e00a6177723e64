import type { AnnualRow } from './annual-rows.ts';
import type { Financing } from './financing.ts';
import { irr } from './irr.ts';
import type { ProjectInputs } from './project-inputs.ts';

/** Measures beside the specification's; they count all cash put in: down payment and closing. */
export type ReturnMeasures = {
  /** Percent of the price, a year, before financing. */
  capRate: number;
  /** A month's rent in percent of the price. */
  rentToPrice: number;
  /** Percent a year; none when the flows do not change sign. */
  irr: number | null;
  /** What is put in, each year's cash, and the sale in the last: USD, years 0 to 10. */
  flows: number[];
  /** Percent, first year. */
  cashOnCash: number;
  /** Net operating income ÷ debt service in year 1; none without a loan. */
  dscr: number | null;
  /** Rent ÷ (principal, interest, taxes, insurance, association) in year 1; none when nothing is due. */
  lenderDscr: number | null;
  /** Cash that comes back ÷ cash put in. */
  equityMultiple: number;
  /** The share of the year that must be let to cover year 1; none when even a full year does not. */
  breakEvenOccupancy: number | null;
};

/** Net proceeds are what the sale leaves after its costs and the loan: docs/formulas/return-measures.md. */
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
    capRate: (100 * operatingIncome) / inputs.listPrice,
    rentToPrice: (100 * inputs.rentMonthly) / inputs.listPrice,
    irr: rate === null ? null : 100 * rate,
    flows,
    cashOnCash: (100 * first.yearlyCashflow) / cashInvested,
    dscr: first.mortgagePayment > 0 ? operatingIncome / first.mortgagePayment : null,
    lenderDscr: pitia > 0 ? (12 * inputs.rentMonthly) / pitia : null,
    equityMultiple: cashBack / cashInvested,
    breakEvenOccupancy: breakEvenOccupancy(inputs, first.totalExpenses - first.managementFee),
  };
}

/** Cash put in, each year's cash flow, the last with what the sale leaves. */
export function flowsOf(
  cashInvested: number,
  rows: readonly AnnualRow[],
  netProceeds: number,
): number[] {
  const flows = [-cashInvested, ...rows.map((row) => row.yearlyCashflow)];
  flows[rows.length] = (flows[rows.length] as number) + netProceeds;
  return flows;
}

/** `due`: what year 1 costs whether the home is let or not. The fee stops growing at its cap. */
export function breakEvenOccupancy(inputs: ProjectInputs, due: number): number | null {
  const fullRent = 12 * inputs.rentMonthly;
  const uncapped = due / (fullRent * (1 - inputs.managementFeeRate));
  const isCapped =
    inputs.managementFeeRate * inputs.rentMonthly * uncapped > inputs.maxManagementFee;
  const occupancy = isCapped ? (due + 12 * inputs.maxManagementFee) / fullRent : uncapped;
  return occupancy <= 1 ? occupancy : null;
}
