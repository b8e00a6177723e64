import { averagePrices } from '../../../underwriting/index.ts';
import { FileRefused } from '../../reading/file-error.ts';
import type { SourceRecord } from '../../reading/source-record.ts';
import type { MarketItem } from '../market-item.ts';
import { columnFinder, refuseLayout } from './header.ts';
import { type CalendarDay, isoDay, readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { shortened } from './shortened.ts';

/** By date, or by the year and period of the Bureau's own tables. */
type Columns = {
  date: number;
  year: number;
  period: number;
  value: number;
  /** Column with the id of the series. */
  series: number;
};

/**
 * Seasonally adjusted series of FRED and the Bureau: they are revised every year, and the price
 * model is measured with the unadjusted index.
 */
const ADJUSTED = /^(CPIAUCSL|CPILFESL|CUSR\w*)$|(?<!not )seasonally adjusted/i;
/** The one series we take: all items, US city average, not seasonally adjusted. */
const SERIES_ID = 'CUUR0000SA0';
/** Months of a year differ this much from its average at most; another index differs more. */
const MOST_FROM_AVERAGE = 0.1;

/** CPI-U by month: `Date,Index`, FRED's CPIAUCNS, or the Bureau of Labor Statistics' own table. */
export async function* readCpi(rows: AsyncIterable<SourceRecord>): AsyncGenerator<MarketItem> {
  let columns: Columns | null = null;
  let [isAdjusted, hasWanted] = [false, false];
  for await (const { line, cells } of rows) {
    if (!columns) {
      columns = columnsOf(cells);
      continue;
    }
    const series = (cells[columns.series] ?? '').trim();
    if (columns.series >= 0 && series !== SERIES_ID) {
      isAdjusted ||= ADJUSTED.test(series);
      yield skipped(line, series, 'market.otherSeries');
      continue;
    }
    hasWanted = true;
    yield itemOf(line, cells, columns);
  }
  if (!columns) refuseLayout();
  // The Bureau's whole table has both; nothing is written before its end is read.
  if (isAdjusted && !hasWanted) refuseAdjusted();
}

function itemOf(line: number, cells: readonly string[], columns: Columns): MarketItem {
  const written =
    columns.date >= 0
      ? (cells[columns.date] ?? '').trim()
      : `${(cells[columns.year] ?? '').trim()} ${(cells[columns.period] ?? '').trim()}`;
  const name = shortened(written);
  const month = columns.date >= 0 ? readDate(written) : monthOf(written);
  const value = readNumber(cells[columns.value]);
  // The Bureau's tables have yearly averages between the months.
  if (!month && /^\d{4} [MS]\d\d$/.test(written)) return skipped(line, name, 'market.otherSeries');
  if (!month)
    return { kind: 'quarantined', line, name, why: { code: 'market.badDate', value: name } };
  if (value.is === 'missing') return skipped(line, name, 'market.noValues');
  if (value.is === 'wrong' || !isPlausible(month.year, value.value))
    return {
      kind: 'quarantined',
      line,
      name,
      why: { code: 'market.badValue', value: shortened(cells[columns.value] ?? '') },
    };
  return {
    kind: 'prices',
    line,
    prices: { month: isoDay({ ...month, day: 1 }), value: value.value },
  };
}

const skipped = (line: number, name: string, code: string): MarketItem => ({
  kind: 'skipped',
  line,
  name: shortened(name),
  why: { code },
});

/** `2024 M05`. */
function monthOf(written: string): CalendarDay | null {
  const [, year, month] = /^(\d{4}) M(0[1-9]|1[0-2])$/.exec(written) ?? [];
  return year && month ? { year: Number(year), month: Number(month), day: 1 } : null;
}

function isPlausible(year: number, value: number): boolean {
  const average = averagePrices(year);
  return value > 0 && (average === null || Math.abs(value / average - 1) < MOST_FROM_AVERAGE);
}

function refuseAdjusted(): never {
  throw new FileRefused({ code: 'file.seasonallyAdjusted' });
}

function columnsOf(cells: readonly string[]): Columns {
  if (cells.some((cell) => ADJUSTED.test(cell.trim()))) refuseAdjusted();
  const column = columnFinder(cells);
  const columns = {
    date: column('date', 'observation_date', 'month'),
    year: column('year'),
    period: column('period'),
    value: column('index', 'value', 'CPIAUCNS', SERIES_ID, 'CPI-U'),
    series: column('series_id', 'series id'),
  };
  const isDated = columns.date >= 0 || (columns.year >= 0 && columns.period >= 0);
  return isDated && columns.value >= 0 ? columns : refuseLayout();
}
