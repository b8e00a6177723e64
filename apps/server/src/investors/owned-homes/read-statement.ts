import {
  type EntryKind,
  isIncome,
  type StatementField,
  type StatementReason,
} from '@alpha/contract';
import { kindOfWords, type Total, totalOfWords } from './kind-of-words.ts';
import { readAmount } from './read-amount.ts';
import { type DateOrder, readDay } from './read-day.ts';

type CsvRow = { line: number; cells: string[] };

/** A row that moves money. */
export type ReadRow = {
  line: number;
  date: string | null;
  kind: EntryKind;
  amountCents: number | null;
  balanceCents: number | null;
  category: string;
  text: string;
  reason: StatementReason | null;
};
export type StatedTotal = { total: Total; inCents: number; outCents: number | null };
export type ReadStatement = { rows: ReadRow[]; totals: StatedTotal[] };

type Reading = {
  mapping: readonly (StatementField | null)[];
  order: DateOrder;
  /** What categories are, by their text. */
  kinds: ReadonlyMap<string, EntryKind>;
};

export const TEXT_CHARS = 200;

/** Rows and the totals between them. Signs are those of the owner's account: money in is positive. */
export function readStatement(csv: readonly CsvRow[], reading: Reading): ReadStatement {
  const rows: ReadRow[] = [];
  const totals: StatedTotal[] = [];
  const signs = signsOf(csv, reading);
  for (const row of csv) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const cell = cellsOf(row, reading);
    const total = totalOf(row, cell);
    const stated = total && statedTotal(total, cell, signs);
    if (stated) totals.push(stated);
    else if (!total) rows.push(readRow(row, { cell, signs }, reading));
  }
  return { rows: isUnsigned(rows, reading) ? rows.map(signedByKind) : rows, totals };
}

type Cells = (field: StatementField) => string;

const cellsOf =
  ({ cells }: CsvRow, { mapping }: Reading): Cells =>
  (field) =>
    cells[mapping.indexOf(field)]?.trim() ?? '';

const totalOf = ({ cells }: CsvRow, cell: Cells): Total | undefined =>
  [cell('text'), cell('category'), cell('date'), cells[0] ?? '']
    .map(totalOfWords)
    .find((found) => found !== undefined);

/** What the amounts of a column are multiplied with to be positive. */
type Signs = Record<'money_in' | 'money_out', 1 | -1>;

/** A column of debits says by its name that money goes out; many write a minus in front as well. */
function signsOf(csv: readonly CsvRow[], reading: Reading): Signs {
  const signOf = (field: keyof Signs) => {
    const signs = csv.flatMap((row) => {
      const cell = cellsOf(row, reading);
      return totalOf(row, cell) ? [] : Math.sign(readAmount(cell(field)) ?? 0);
    });
    return signs.reduce((sum, sign) => sum + sign, 0) < 0 ? -1 : 1;
  };
  return { money_in: signOf('money_in'), money_out: signOf('money_out') };
}

const signed = (value: number | undefined, sign: 1 | -1): number | undefined =>
  value === undefined ? undefined : value * sign + 0;

function statedTotal(total: Total, cell: Cells, signs: Signs): StatedTotal | undefined {
  const [one, balance] = [readAmount(cell('amount')), readAmount(cell('balance'))];
  const moneyIn = signed(readAmount(cell('money_in')), signs.money_in);
  const moneyOut = signed(readAmount(cell('money_out')), signs.money_out);
  if (total === 'opening' || total === 'closing') {
    const value = balance ?? one ?? moneyIn;
    return value === undefined ? undefined : { total, inCents: value, outCents: null };
  }
  if (one !== undefined) return { total, inCents: one, outCents: null };
  if (total === 'all' && moneyIn !== undefined && moneyOut !== undefined)
    return { total, inCents: moneyIn, outCents: moneyOut };
  const value = total === 'expenses' ? (moneyOut ?? moneyIn) : (moneyIn ?? moneyOut);
  return value === undefined ? undefined : { total, inCents: value, outCents: null };
}

function readRow(
  { line, cells }: CsvRow,
  { cell, signs }: { cell: Cells; signs: Signs },
  { mapping, order, kinds }: Reading,
): ReadRow {
  const category = cell('category').slice(0, TEXT_CHARS);
  const text = cell('text').slice(0, TEXT_CHARS);
  const date = readDay(cell('date'), order) ?? null;
  const { amountCents, reason } = amountOf(cell, signs);
  return {
    ...{ line, date, amountCents, category },
    balanceCents: readAmount(cell('balance')) ?? null,
    kind: kinds.get(category || text) ?? kindOfWords(category, text) ?? 'other',
    text: text || category,
    reason: cells.length > mapping.length ? 'tooManyCells' : date === null ? 'date' : reason,
  };
}

type Amount = { amountCents: number | null; reason: StatementReason | null };

function amountOf(cell: Cells, signs: Signs): Amount {
  const none: Amount = { amountCents: null, reason: 'amount' };
  const read = (field: StatementField) => {
    const text = cell(field);
    return text === '' || text === '-' ? 0 : readAmount(text);
  };
  const one = read('amount');
  const moneyIn = signed(read('money_in'), signs.money_in);
  const moneyOut = signed(read('money_out'), signs.money_out);
  if (one === undefined || moneyIn === undefined || moneyOut === undefined) return none;
  if ([one, moneyIn, moneyOut].filter((value) => value !== 0).length > 1)
    return { amountCents: null, reason: 'bothAmounts' };
  const amountCents = one + moneyIn - moneyOut;
  const isEmpty = (['amount', 'money_in', 'money_out'] as const).every(
    (field) => cell(field) === '',
  );
  if (isEmpty) return none;
  return { amountCents, reason: amountCents === 0 ? 'zero' : null };
}

/** One column of amounts without a single minus: what is spent has no sign. */
function isUnsigned(rows: readonly ReadRow[], { mapping }: Reading): boolean {
  if (!mapping.includes('amount')) return false;
  if (mapping.includes('money_in') || mapping.includes('money_out')) return false;
  return rows.every(({ amountCents }) => (amountCents ?? 0) >= 0);
}

const signedByKind = (row: ReadRow): ReadRow =>
  row.amountCents === null || isIncome(row.kind)
    ? row
    : { ...row, amountCents: 0 - row.amountCents };
