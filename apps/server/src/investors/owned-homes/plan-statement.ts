import type { EntryKind, StatementReason, StatementRow } from '@alpha/contract';
import { listMonths, monthOf } from './months.ts';
import type { ReadRow } from './read-statement.ts';

type KnownEntry = {
  id: number;
  date: string;
  kind: EntryKind;
  amountCents: number;
  text: string;
  /** Null: typed. */
  statementId: number | null;
};

type Known = {
  boughtOn: string;
  today: string;
  entries: readonly KnownEntry[];
  statements: readonly { firstMonth: string; lastMonth: string }[];
  overlap: 'skip' | 'add';
  /** Typed amounts of a month and kind that the file has too. */
  typed: 'keep' | 'replace' | 'both';
  mayReplace?: (entry: KnownEntry) => boolean;
};

type TypedOverlap = {
  month: string;
  kind: EntryKind;
  typed_cents: number;
  file_cents: number;
};

export type StatementPlan = {
  rows: StatementRow[];
  /** Months of the file that an earlier statement has. */
  overlaps: string[];
  typed: TypedOverlap[];
  /** Ids of typed entries that make room for rows of the file. */
  replaced: number[];
};

/** Preview and import share this plan, so the import does what the preview says. */
export function planStatement(rows: readonly ReadRow[], known: Known): StatementPlan {
  const typed = known.entries.filter(({ statementId }) => statementId === null);
  const imported = known.entries.filter(({ statementId }) => statementId !== null);
  const { planned, overlaps } = planAgainstStatements(rows, known, imported);
  const adding = planned.filter(({ verdict }) => verdict === 'add');
  const fileKeys = new Set(adding.map(placeOf));
  const common = typed.filter((entry) => fileKeys.has(placeOf(entry)));
  const kept = new Set(common.filter((entry) => known.mayReplace?.(entry) === false).map(placeOf));
  const mayGo = known.typed === 'replace';
  const replaced = common.filter((entry) => mayGo && !kept.has(placeOf(entry)));
  const gone = new Set(replaced);
  const left = typed.filter((entry) => !gone.has(entry));
  const isDuplicate = duplicatesOf(left);
  const leftPlaces = new Set(left.map(placeOf));
  return {
    rows: planned.map((row) => {
      if (row.verdict !== 'add') return row;
      if (isDuplicate(entryOf(row))) return { ...row, verdict: 'skip', reason: 'duplicate' };
      if (known.typed === 'both' || !leftPlaces.has(placeOf(row))) return row;
      return { ...row, verdict: 'skip', reason: 'typedAlready' };
    }),
    overlaps,
    typed: typedOverlaps(common, adding),
    replaced: replaced.map(({ id }) => id),
  };
}

function planAgainstStatements(
  rows: readonly ReadRow[],
  known: Known,
  imported: readonly KnownEntry[],
): { planned: StatementRow[]; overlaps: string[] } {
  const taken = new Set(
    known.statements.flatMap(({ firstMonth, lastMonth }) => listMonths(firstMonth, lastMonth)),
  );
  const isDuplicate = duplicatesOf(imported);
  const overlaps = new Set<string>();
  const planned = rows.map((row) => {
    const reason = row.reason ?? outsideOf(row, known);
    if (reason) return planOf(row, reason === 'zero' ? 'skip' : 'refuse', reason);
    const { date, amountCents, text } = row;
    if (isDuplicate({ date: date ?? '', amountCents: amountCents ?? 0, text }))
      return planOf(row, 'skip', 'duplicate');
    const month = monthOf(date ?? '');
    if (!taken.has(month)) return planOf(row, 'add', null);
    overlaps.add(month);
    return known.overlap === 'add' ? planOf(row, 'add', null) : planOf(row, 'skip', 'monthTaken');
  });
  return { planned, overlaps: [...overlaps].sort() };
}

function outsideOf({ date }: ReadRow, { boughtOn, today }: Known): StatementReason | null {
  if (date === null) return 'date';
  if (monthOf(date) < monthOf(boughtOn)) return 'beforePurchase';
  return monthOf(date) > monthOf(today) ? 'future' : null;
}

type Amount = Pick<KnownEntry, 'date' | 'amountCents' | 'text'>;

const entryOf = ({ date, amount_cents, text }: StatementRow): Amount => ({
  ...{ date: date ?? '', amountCents: amount_cents ?? 0, text },
});

/** The same amount twice in one file is two; once there and once in the file it is one. */
function duplicatesOf(entries: readonly Amount[]): (row: Amount) => boolean {
  const keyOf = ({ date, amountCents, text }: Amount) =>
    `${date} ${amountCents} ${text.trim().toLowerCase()}`;
  const left = new Map<string, number>();
  for (const entry of entries) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
  return (row) => {
    const same = left.get(keyOf(row)) ?? 0;
    if (same > 0) left.set(keyOf(row), same - 1);
    return same > 0;
  };
}

/** Its month and kind: what is counted once. */
const placeOf = ({ date, kind }: { date: string | null; kind: EntryKind }): string =>
  `${monthOf(date ?? '')} ${kind}`;

function typedOverlaps(
  common: readonly KnownEntry[],
  adding: readonly StatementRow[],
): TypedOverlap[] {
  const found = new Map<string, TypedOverlap>();
  for (const entry of common) {
    const { date, kind, amountCents } = entry;
    const none = { month: monthOf(date), kind, typed_cents: 0, file_cents: 0 };
    const place = found.get(placeOf(entry)) ?? none;
    found.set(placeOf(entry), { ...place, typed_cents: place.typed_cents + amountCents });
  }
  for (const row of adding) {
    const place = found.get(placeOf(row));
    if (place) place.file_cents += row.amount_cents ?? 0;
  }
  return [...found.values()].sort((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0));
}

const planOf = (
  { line, date, kind, amountCents, text }: ReadRow,
  verdict: StatementRow['verdict'],
  reason: StatementReason | null,
): StatementRow => ({ line, verdict, reason, date, kind, amount_cents: amountCents, text });
