import { type AnnualRow, annualRows } from '../annual-rows.ts';
import { HORIZON_YEARS } from '../assumptions.ts';
import { powInt } from '../exact-math/power.ts';
import { type Financing, financingOf } from '../financing.ts';
import type { ProjectInputs } from '../project-inputs.ts';

/** The report's ten years and what the sale leaves after its costs and the loan, USD. */
export type TenYears = { financing: Financing; rows: AnnualRow[]; netProceeds: number };

export function tenYears(inputs: ProjectInputs): TenYears {
  const financing = financingOf(inputs);
  const sale = inputs.listPrice * powInt(1 + inputs.appreciationRateAnnual, HORIZON_YEARS);
  return {
    financing,
    rows: annualRows(inputs, financing, HORIZON_YEARS),
    netProceeds: netProceedsOf(inputs, financing, sale),
  };
}

export function netProceedsOf(
  { sellingRate }: ProjectInputs,
  { balanceAfterYear }: Financing,
  sale: number,
): number {
  return sale - sale * sellingRate - balanceAfterYear(HORIZON_YEARS);
}
