import { isCashFlow, isIncome, type StatementCheck } from '@alpha/contract';
import type { Total } from './kind-of-words.ts';
import type { ReadRow, ReadStatement, StatedTotal } from './read-statement.ts';

type Read = ReadRow & { date: string; amountCents: number };

/** What a statement says of itself against the sum of its rows, to the cent. */
export function reconcile({ rows, totals }: ReadStatement): StatementCheck[] {
  const read = rows.filter(
    (row): row is Read =>
      row.amountCents !== null && (row.reason === null || row.reason === 'zero'),
  );
  const stated = (total: Total) => totals.filter((each) => each.total === total);
  return [
    ...balanceChecks(inOrder(read), stated('opening')[0], stated('closing').at(-1)),
    ...stated('income').map(({ inCents }) =>
      checked(
        'income',
        inCents,
        sumOf(read, ({ kind }) => isIncome(kind)),
      ),
    ),
    ...stated('expenses').map(({ inCents }) => {
      const found = sumOf(read, ({ kind }) => isCashFlow(kind) && !isIncome(kind));
      // Statements write expenses with and without a minus.
      return checked('expenses', inCents > 0 ? 0 - inCents : inCents, found);
    }),
    ...stated('net').map(({ inCents }) =>
      checked(
        'net',
        inCents,
        sumOf(read, ({ kind }) => isCashFlow(kind)),
      ),
    ),
    ...stated('all').map(({ inCents, outCents }) =>
      checked(
        'net',
        inCents - (outCents ?? 0),
        sumOf(read, () => true),
      ),
    ),
  ];
}

/** Some list the latest row first. */
function inOrder(rows: readonly Read[]): Read[] {
  const [first, last] = [rows[0]?.date ?? '', rows.at(-1)?.date ?? ''];
  return first > last ? rows.toReversed() : [...rows];
}

function balanceChecks(
  rows: readonly Read[],
  opening: StatedTotal | undefined,
  closing: StatedTotal | undefined,
): StatementCheck[] {
  const [first] = rows;
  const withBalance = rows.filter(({ balanceCents }) => balanceCents !== null);
  const start =
    opening?.inCents ??
    (first && first.balanceCents !== null ? first.balanceCents - first.amountCents : null);
  const end = closing?.inCents ?? withBalance.at(-1)?.balanceCents ?? null;
  if (start === null || end === null || !first) return [];
  const until = closing ? rows : rows.slice(0, rows.indexOf(withBalance.at(-1) ?? first) + 1);
  const found = start + sumOf(until, () => true);
  return [{ ...checked('balance', end, found), line: firstWrong(rows, start) }];
}

/** The row after which the balance is not the one before plus its amount. */
function firstWrong(rows: readonly Read[], start: number): number | null {
  let expected = start;
  for (const { line, amountCents, balanceCents } of rows) {
    expected += amountCents;
    if (balanceCents !== null && balanceCents !== expected) return line;
  }
  return null;
}

const checked = (kind: StatementCheck['kind'], stated: number, found: number): StatementCheck => ({
  ...{ kind, stated_cents: stated, found_cents: found },
  differs_cents: stated - found,
  line: null,
});

const sumOf = (rows: readonly Read[], isCounted: (row: Read) => boolean): number =>
  rows.reduce((total, row) => total + (isCounted(row) ? row.amountCents : 0), 0);
