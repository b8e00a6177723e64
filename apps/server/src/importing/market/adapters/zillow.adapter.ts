import { measureInName, type ZillowMeasure } from '@alpha/contract';
import { denseSeries, monthNumber } from '../../../underwriting/index.ts';
import { FileRefused } from '../../reading/file-error.ts';
import type { SourceRecord } from '../../reading/source-record.ts';
import type { Refusal } from '../../rows/listing-row.ts';
import type { MarketItem } from '../market-item.ts';
import { refuseLayout } from './header.ts';
import { readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { shortened } from './shortened.ts';
import { regionReader } from './zillow-region.ts';

export type ZillowOptions = {
  /** What the values are; the file itself does not say. */
  measure?: ZillowMeasure | undefined;
  /** Gives the measure, e.g. `Metro_zhvi_uc_sfrcondo…csv`. */
  fileName?: string;
};

/** USD. Zillow's highest monthly rents are beach houses in summer, 90,000. */
const PLAUSIBLE_USD = {
  rental_rate: { least: 100, most: 100_000, code: 'market.notARent' },
  home_value: { least: 5_000, most: 100_000_000, code: 'market.notAHomeValue' },
};

/** Zillow Research's wide files, old and new layouts: one line per region, one column per month. */
export async function* readZillow(
  rows: AsyncIterable<SourceRecord>,
  options: ZillowOptions = {},
): AsyncGenerator<MarketItem> {
  const measure = options.measure ?? measureInName(options.fileName ?? '');
  if (!measure) throw new FileRefused({ code: 'file.whichMeasure' });
  let layout: ReturnType<typeof layoutOf> | null = null;
  for await (const { line, cells } of rows) {
    if (!layout) {
      layout = layoutOf(cells);
      continue;
    }
    const name = shortened(layout.nameOf(cells), 80);
    const region = layout.regionOf(cells);
    if (!region) {
      yield { kind: 'skipped', line, name, why: { code: 'market.otherRegion' } };
      continue;
    }
    const found = valuesOf(cells, layout.months, measure);
    if ('code' in found) {
      yield { kind: 'quarantined', line, name, why: found };
      continue;
    }
    const series = denseSeries(found.byMonth, 1);
    if (!series) {
      yield { kind: 'skipped', line, name, why: { code: 'market.noValues' } };
      continue;
    }
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
  measure: ZillowMeasure,
): { byMonth: Map<number, number> } | Refusal {
  const { least, most, code } = PLAUSIBLE_USD[measure];
  const byMonth = new Map<number, number>();
  for (const { column, month } of months) {
    const cell = readNumber(cells[column]);
    if (cell.is === 'missing') continue;
    const value = shortened(cells[column] ?? '');
    if (cell.is === 'wrong') return { code: 'market.badValue', value };
    if (cell.value < least || cell.value > most) return { code, value };
    byMonth.set(month, cell.value);
  }
  return { byMonth };
}
