import type { SourceRecord } from '../../reading/source-record.ts';
import { denseSeries, monthNumber } from '../dense-series.ts';
import type { MarketItem, Measure } from '../market-item.ts';
import { refuseLayout } from './header.ts';
import { readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { regionReader } from './zillow-region.ts';

export type ZillowOptions = {
  /** What the values are; the file itself does not say. */
  measure?: Measure;
  /** `Metro_zhvi_uc_sfrcondo…csv` says it. */
  fileName?: string;
};

/** No rent of a month is so high, no home so cheap. */
const RENT_OR_VALUE = 20_000;

/** Zillow Research's wide files: a line a region, a column a month, old layouts and new. */
export async function* readZillow(
  rows: AsyncIterable<SourceRecord>,
  options: ZillowOptions = {},
): AsyncGenerator<MarketItem> {
  let measure = options.measure ?? measureOfName(options.fileName ?? '');
  let layout: ReturnType<typeof layoutOf> | null = null;
  for await (const { line, cells } of rows) {
    if (!layout) {
      layout = layoutOf(cells);
      continue;
    }
    const name = layout.nameOf(cells);
    const region = layout.regionOf(cells);
    if (!region) {
      yield { kind: 'skipped', line, name, why: { code: 'market.otherRegion' } };
      continue;
    }
    const found = valuesOf(cells, layout.months);
    if ('wrong' in found) {
      const why = { code: 'market.badValue', value: found.wrong.slice(0, 40) };
      yield { kind: 'quarantined', line, name, why };
      continue;
    }
    const series = denseSeries(found.byMonth, 1);
    if (!series) {
      yield { kind: 'skipped', line, name, why: { code: 'market.noValues' } };
      continue;
    }
    measure ??= (series.values.at(-1) ?? 0) < RENT_OR_VALUE ? 'rental_rate' : 'home_value';
    yield { kind: 'series', line, series: { ...region, ...series, source: 'zillow', measure } };
  }
  if (!layout) refuseLayout();
}

function layoutOf(headers: readonly string[]) {
  const reader = regionReader(headers);
  const months = headers.flatMap((header, column) => {
    const date = readDate(header);
    return date ? [{ column, month: monthNumber(date.year, date.month) }] : [];
  });
  if (!reader.isKnown || months.length === 0) refuseLayout();
  return { ...reader, months };
}

type Months = { column: number; month: number }[];

function valuesOf(
  cells: readonly string[],
  months: Months,
): { byMonth: Map<number, number> } | { wrong: string } {
  const byMonth = new Map<number, number>();
  for (const { column, month } of months) {
    const cell = readNumber(cells[column]);
    if (cell.is === 'wrong' || (cell.is === 'number' && cell.value <= 0))
      return { wrong: cells[column] ?? '' };
    if (cell.is === 'number') byMonth.set(month, cell.value);
  }
  return { byMonth };
}

function measureOfName(fileName: string): Measure | undefined {
  if (/zori|rent/i.test(fileName)) return 'rental_rate';
  return /zhvi/i.test(fileName) ? 'home_value' : undefined;
}
