import { type AnnualRow, annualRows } from '../annual-rows.ts';
import { powInt } from '../exact-math/power.ts';
import { type Financing, financingOf } from '../financing.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { yearsHeld } from '../purchase.ts';

/** The report's ten years, or those until an earlier sale, and what the sale leaves after its costs and the loan, USD. */
export type TenYears = { financing: Financing; rows: AnnualRow[]; netProceeds: number };

export function tenYears(inputs: ProjectInputs): TenYears {
  const financing = financingOf(inputs);
  const years = yearsHeld(inputs);
  const sale = inputs.listPrice * powInt(1 + inputs.appreciationRateAnnual, years);
  return {
    financing,
    rows: annualRows(inputs, financing, years),
    netProceeds: netProceedsOf(inputs, financing, sale),
  };
}

export function netProceedsOf(
  inputs: ProjectInputs,
  { balanceAfterYear }: Financing,
  sale: number,
): number {
  return sale - sale * inputs.sellingRate - balanceAfterYear(yearsHeld(inputs));
}
