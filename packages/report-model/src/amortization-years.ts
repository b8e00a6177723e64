import type { AmortizationRow } from '@alpha/contract';
import { HORIZON_YEARS } from '@alpha/engine';

const SUMMED = [
  'yearly_rent',
  'mortgage_payment',
  'taxes',
  'insurance',
  'hoa',
  'maintenance_and_repairs',
  'pmf',
  'fixed_fees',
  'total_expenses',
  'yearly_cashflow',
] as const satisfies (keyof AmortizationRow)[];

export type AmortizationTotals = Record<(typeof SUMMED)[number], number>;

export function firstYears(rows: readonly AmortizationRow[]): AmortizationRow[] {
  return rows.toSorted((a, b) => a.year - b.year).slice(0, HORIZON_YEARS);
}

export function totalsOf(rows: readonly AmortizationRow[]): AmortizationTotals {
  const sum = (name: (typeof SUMMED)[number]) => rows.reduce((total, row) => total + row[name], 0);
  return Object.fromEntries(SUMMED.map((name) => [name, sum(name)])) as AmortizationTotals;
}

/** Interest as a fraction of a year's payments, in the first year and the last one with payments. */
export type LoanCourse = { first: number; last: number; lastYear: number };

/** Null without a loan. */
export function loanCourse(rows: readonly AmortizationRow[]): LoanCourse | null {
  const paying = rows.filter(({ interest, principal }) => interest + principal > 0);
  const [first, last] = [paying[0], paying.at(-1)];
  if (!first || !last) return null;
  return { first: interestShare(first), last: interestShare(last), lastYear: last.year };
}

/** Rent compared with expenses over the years; amounts in USD, never negative. */
export type RentGap =
  | { kind: 'ahead' | 'behind'; first: number; last: number }
  | { kind: 'overtakes' | 'fallsBehind'; year: number; first: number; last: number }
  | { kind: 'mixed'; years: number };

export function rentGap(rows: readonly AmortizationRow[]): RentGap | null {
  const [start, end] = [rows[0], rows.at(-1)];
  if (!start || !end) return null;
  const first = Math.abs(start.yearly_cashflow);
  const last = Math.abs(end.yearly_cashflow);
  const leads = rows.map(({ yearly_cashflow }) => yearly_cashflow > 0);
  const turns = rows.filter((_, index) => index > 0 && leads[index] !== leads[index - 1]);
  const [turn, another] = turns;
  if (!turn) return { kind: leads[0] ? 'ahead' : 'behind', first, last };
  if (another) return { kind: 'mixed', years: leads.filter(Boolean).length };
  return { kind: leads[0] ? 'fallsBehind' : 'overtakes', year: turn.year, first, last };
}

function interestShare({ interest, principal }: AmortizationRow): number {
  return interest / (interest + principal);
}
