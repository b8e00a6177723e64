import { HOME_CURRENCIES } from '@alpha/contract';
import { columnFinder, refuseLayout } from './header.ts';
import { type NumberCell, readNumber } from './read-number.ts';

type Column = { code: string; at: number; isInverted: boolean };

/** One currency a line, or one column for each; a column of dollars means that it is in euros. */
export type Columns = { date: number } & (
  | { layout: 'lines'; currency: number; value: number }
  | { layout: 'columns'; columns: Column[]; dollars: number }
);

/** The rate as units for one dollar; null without one, NaN if it is not a number. */
export type RateCell = { code: string; value: number | null; text: string };

/** Series of the Federal Reserve (H.10) at FRED: the euro is in dollars, the others for a dollar. */
const FRED: readonly Column[] = [
  { code: 'MXN', at: -1, isInverted: false },
  { code: 'BRL', at: -1, isInverted: false },
  { code: 'EUR', at: -1, isInverted: true },
];
const FRED_NAMES = ['DEXMXUS', 'DEXBZUS', 'DEXUSEU'];

export function columnsOf(headers: readonly string[]): Columns {
  const find = columnFinder(headers);
  const date = find('date', 'observation_date', 'fecha', 'vigenciadesde');
  if (date < 0) refuseLayout();
  const currency = find('currency', 'moneda', 'unidad');
  const value = find('per_usd', 'rate', 'valor');
  if (currency >= 0 && value >= 0) return { layout: 'lines', date, currency, value };
  const ofFred = FRED.map((column, i) => ({ ...column, at: find(FRED_NAMES[i] as string) }));
  const ofCodes = HOME_CURRENCIES.map((code) => ({ code, at: find(code), isInverted: false }));
  const columns = [...ofFred, ...ofCodes].filter(({ at }) => at >= 0);
  const dollars = find('USD');
  if (columns.length === 0 && dollars < 0) refuseLayout();
  return { layout: 'columns', date, columns, dollars };
}

export function ratesIn(cells: readonly string[], columns: Columns): RateCell[] {
  if (columns.layout === 'lines') {
    const text = cells[columns.value] ?? '';
    const code = (cells[columns.currency] ?? '').trim().toUpperCase();
    return [{ code, value: rateOf(readNumber(withoutMark(text))), text }];
  }
  if (columns.dollars >= 0) return euroRates(cells, columns);
  return columns.columns.flatMap(({ code, at, isInverted }) => {
    const text = cells[at] ?? '';
    const value = rateOf(readNumber(withoutMark(text)));
    // Holidays are blank in a table of several currencies.
    return value === null ? [] : [{ code, value: isInverted ? 1 / value : value, text }];
  });
}

/** The European Central Bank's table has units for one euro, dollars among them. */
function euroRates(
  cells: readonly string[],
  { columns, dollars }: Extract<Columns, { layout: 'columns' }>,
): RateCell[] {
  const text = cells[dollars] ?? '';
  const usd = rateOf(readNumber(withoutMark(text)));
  if (usd === null) return [];
  const others = columns.flatMap(({ code, at }): RateCell[] => {
    const value = rateOf(readNumber(withoutMark(cells[at] ?? '')));
    return value === null ? [] : [{ code, value: value / usd, text: cells[at] ?? '' }];
  });
  return [{ code: 'EUR', value: 1 / usd, text }, ...others];
}

/** `N/A` of the European Central Bank and `ND` of the Federal Reserve mean no value. */
const withoutMark = (text: string) => (/^\s*(N\/A|ND|NA)\s*$/i.test(text) ? '' : text);

function rateOf(cell: NumberCell): number | null {
  if (cell.is === 'missing') return null;
  return cell.is === 'number' ? cell.value : Number.NaN;
}
