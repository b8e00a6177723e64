import { annualRows } from './annual-rows.ts';
import { HORIZON_YEARS } from './assumptions.ts';
import { financingOf } from './financing.ts';
import type { ProjectInputs } from './project-inputs.ts';

/** What a buyer pays in, USD; the sale not counted. */
export type CashNeeds = {
  /** Down payment and closing costs. */
  cashToClose: number;
  /** Paid in during the ten years: the negative cash flows of the plan, as a positive amount. */
  cashAdded: number;
  /** Year 1, a month. */
  cashFlowMonthly: number;
};

/** Without a whole projection, for lists of many properties: docs/formulas/cash-needs.md. */
export function cashNeeds(inputs: ProjectInputs): CashNeeds {
  const financing = financingOf(inputs);
  const yearly = annualRows(inputs, financing, HORIZON_YEARS).map((row) => row.yearlyCashflow);
  return {
    cashToClose: financing.cashInvested,
    cashAdded: cashAdded(yearly),
    cashFlowMonthly: (yearly[0] ?? 0) / 12,
  };
}

/** A good year does not pay back an earlier bad one: docs/formulas/cash-added.md. */
export function cashAdded(yearlyCashflows: readonly number[]): number {
  return yearlyCashflows
    .slice(0, HORIZON_YEARS)
    .reduce((sum, cashflow) => sum + Math.max(0, -cashflow), 0);
}
