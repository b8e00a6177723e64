import type { AnnualRow } from '../annual-rows.ts';
import { INPUT_BOUNDS } from '../input-bounds.ts';
import type { Projection } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { yearsHeld } from '../purchase.ts';
import type { TermUnit } from './explain.ts';
import { FORMULAS } from './formulas.ts';

const OTHER_UNITS: Record<string, TermUnit> = {
  paymentsMade: 'count',
  years: 'years',
  cashflow10Years: 'usd',
  principalPaid: 'usd',
};

/** Every number an explanation may use; year-1 amounts have the name of their line. */
export function factsOf(
  inputs: ProjectInputs,
  projection: Projection,
): Record<string, number | null> {
  const { rows, flows, reconciliation, ...headline } = projection;
  const first = rows[0] as AnnualRow;
  const years = yearsHeld(inputs);
  const numbered = (name: string, values: readonly number[], from: number) =>
    Object.fromEntries(values.map((value, i) => [name + (from + i), value]));
  return {
    ...first,
    ...inputs,
    ...headline,
    ...numbered('flowYear', flows, 0),
    ...numbered(
      'cashflowYear',
      rows.slice(0, years).map((row) => row.yearlyCashflow),
      1,
    ),
    cashflow10Years: reconciliation.cashflow,
    principalPaid: reconciliation.principalPaid,
    payDown: (100 * reconciliation.principalPaid) / projection.downpayment,
    debtServiceYear1: first.mortgagePayment,
    totalExpensesMonthly: first.monthlyExpenses,
    annualGrossRent: 12 * inputs.rentMonthly,
    taxesMonthly: first.taxes / 12,
    insuranceMonthly: first.insurance / 12,
    maintenanceMonthly: first.maintenance / 12,
    managementFeeMonthly: first.managementFee / 12,
    fixedFeesMonthly: first.fixedFees / 12,
    expensesBeforeFee: first.totalExpenses - first.managementFee,
    paymentsMade: Math.min(12 * years, projection.numberOfPayments),
    years,
  };
}

/** With few exceptions, what is neither a figure nor an input is a yearly amount of money. */
export function unitOf(name: string): TermUnit {
  const figures: Record<string, string | undefined> = FORMULAS;
  const inputs: Record<string, { unit: TermUnit } | undefined> = INPUT_BOUNDS;
  const unit = figures[name]?.split(' ')[1] as TermUnit | undefined;
  return unit ?? inputs[name]?.unit ?? OTHER_UNITS[name] ?? 'usdPerYear';
}
