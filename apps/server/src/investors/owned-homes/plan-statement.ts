import type { StatementReason, StatementRow } from '@alpha/contract';
import { listMonths, monthOf } from './months.ts';
import type { ReadRow } from './read-statement.ts';

type Known = {
  boughtOn: string;
  today: string;
  entries: readonly { date: string; amountCents: number; text: string }[];
  statements: readonly { firstMonth: string; lastMonth: string }[];
  overlap: 'skip' | 'add';
};

export type StatementPlan = {
  rows: StatementRow[];
  /** Months of the file that an earlier statement has. */
  overlaps: string[];
};

/** Preview and import share this plan, so the import does what the preview says. */
export function planStatement(rows: readonly ReadRow[], known: Known): StatementPlan {
  const taken = new Set(
    known.statements.flatMap(({ firstMonth, lastMonth }) => listMonths(firstMonth, lastMonth)),
  );
  const left = countsOf(known.entries);
  const overlaps = new Set<string>();
  const planned = rows.map((row) => {
    const reason = row.reason ?? outsideOf(row, known);
    if (reason) return planOf(row, reason === 'zero' ? 'skip' : 'refuse', reason);
    // The same amount twice in one file is two; twice in two files it is one.
    const key = keyOf({ date: row.date ?? '', amountCents: row.amountCents ?? 0, text: row.text });
    const same = left.get(key) ?? 0;
    if (same > 0) {
      left.set(key, same - 1);
      return planOf(row, 'skip', 'duplicate');
    }
    const month = monthOf(row.date ?? '');
    if (!taken.has(month)) return planOf(row, 'add', null);
    overlaps.add(month);
    return known.overlap === 'add' ? planOf(row, 'add', null) : planOf(row, 'skip', 'monthTaken');
  });
  return { rows: planned, overlaps: [...overlaps].sort() };
}

function outsideOf({ date }: ReadRow, { boughtOn, today }: Known): StatementReason | null {
  if (date === null) return 'date';
  if (monthOf(date) < monthOf(boughtOn)) return 'beforePurchase';
  return monthOf(date) > monthOf(today) ? 'future' : null;
}

type Entry = Known['entries'][number];

const keyOf = ({ date, amountCents, text }: Entry) =>
  `${date} ${amountCents} ${text.trim().toLowerCase()}`;

function countsOf(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return counts;
}

const planOf = (
  { line, date, kind, amountCents, text }: ReadRow,
  verdict: StatementRow['verdict'],
  reason: StatementReason | null,
): StatementRow => ({ line, verdict, reason, date, kind, amount_cents: amountCents, text });
