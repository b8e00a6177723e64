import { type EntryKind, EXPENSE_KINDS, isIncome } from '@alpha/contract';
import type { HomeYearInput } from '../../reports/index.ts';
import type { EntryRow, StatementRecord } from './home-entries.queries.ts';
import { listMonths, monthOf } from './months.ts';

type Year = Pick<HomeYearInput, 'totals' | 'months' | 'improvementsCents' | 'statements'>;

/** Sums of a calendar year, in cents. */
export function homeYear(
  year: number,
  entries: readonly EntryRow[],
  statements: readonly StatementRecord[],
): Year {
  const own = entries.filter(({ date }) => date.startsWith(`${year}-`));
  const isExpense = ({ kind }: EntryRow) => (EXPENSE_KINDS as readonly EntryKind[]).includes(kind);
  const ofYear = statements.filter(
    ({ firstMonth, lastMonth }) => firstMonth <= `${year}-12` && lastMonth >= `${year}-01`,
  );
  // A statement without amounts has its months too: nothing came in, nothing went out.
  const stated = ofYear
    .flatMap(({ firstMonth, lastMonth }) => listMonths(firstMonth, lastMonth))
    .filter((month) => month.startsWith(`${year}-`));
  const months = [...new Set([...own.map(({ date }) => monthOf(date)), ...stated])].sort();
  const totals: Year['totals'] = {};
  for (const { kind, amountCents } of own) totals[kind] = (totals[kind] ?? 0) + amountCents;
  const until = entries.filter(
    ({ date, kind }) => kind === 'capital_improvement' && date < `${year + 1}-01-01`,
  );
  return {
    totals,
    months: months.map((month) => {
      const rows = own.filter(({ date }) => monthOf(date) === month);
      return {
        month,
        income: sum(rows.filter(({ kind }) => isIncome(kind))),
        expenses: sum(rows.filter(isExpense)),
      };
    }),
    improvementsCents: sum(until),
    statements: ofYear.map(({ fileName, firstMonth, lastMonth, checks }) => ({
      ...{ fileName, from: firstMonth, to: lastMonth },
      differsCents: worstOf(checks),
    })),
  };
}

/** The largest difference; `null` without anything to check against. */
function worstOf(checks: StatementRecord['checks']): number | null {
  const [first = null, ...rest] = checks.map(({ differs_cents }) => differs_cents);
  return rest.reduce<number | null>(
    (worst, each) => (Math.abs(each) > Math.abs(worst ?? 0) ? each : worst),
    first,
  );
}

const sum = (rows: readonly EntryRow[]): number =>
  rows.reduce((total, { amountCents }) => total + amountCents, 0);
