import { stateCode } from '../../places/us-states.ts';
import type { SourceRecord } from '../../reading/source-record.ts';
import { denseSeries, monthNumber } from '../dense-series.ts';
import type { MarketItem, Region } from '../market-item.ts';
import { columnFinder, refuseLayout } from './header.ts';
import { readNumber } from './read-number.ts';

type Columns = { name: number; code: number; year: number; quarter: number; index: number };
/** As the agency publishes it: without a header. */
const BARE: Columns = { name: 0, code: 1, year: 2, quarter: 3, index: 4 };

type Area = { line: number; region: Region | null; name: string; byMonth: Map<number, number> };

/** FHFA's house price index of metropolitan areas: a line a quarter, `-` where there is none. */
export async function* readFhfa(rows: AsyncIterable<SourceRecord>): AsyncGenerator<MarketItem> {
  let columns: Columns | null = null;
  const areas = new Map<string, Area>();
  for await (const row of rows) {
    if (!columns) {
      columns = columnsOf(row.cells);
      if (columns !== BARE) continue;
    }
    const wrong = addQuarter(areas, row, columns);
    if (wrong) yield wrong;
  }
  if (!columns) refuseLayout();
  for (const { line, region, name, byMonth } of areas.values()) {
    const series = denseSeries(byMonth, 3);
    if (!region) yield { kind: 'skipped', line, name, why: { code: 'market.otherRegion' } };
    else if (!series) yield { kind: 'skipped', line, name, why: { code: 'market.noValues' } };
    else
      yield {
        kind: 'series',
        line,
        series: { ...region, ...series, source: 'fhfa', measure: 'price_index' },
      };
  }
}

function addQuarter(
  areas: Map<string, Area>,
  { line, cells }: SourceRecord,
  columns: Columns,
): MarketItem | null {
  const name = (cells[columns.name] ?? '').replace(/\s+/g, ' ').trim();
  const code = (cells[columns.code] ?? '').trim();
  const [year, quarter] = [Number(cells[columns.year]), Number(cells[columns.quarter])];
  const index = readNumber(cells[columns.index]);
  const isQuarter = year > 1900 && year < 2200 && [1, 2, 3, 4].includes(quarter);
  if (!isQuarter || name === '' || code === '' || index.is === 'wrong')
    return {
      kind: 'quarantined',
      line,
      name,
      why: { code: 'market.badValue', value: cells.slice(1).join(' ').slice(0, 40) },
    };
  const area = areas.get(code) ?? { line, region: metroOf(name, code), name, byMonth: new Map() };
  areas.set(code, area);
  if (index.is === 'number' && index.value > 0)
    area.byMonth.set(monthNumber(year, 3 * quarter), index.value);
  return null;
}

function metroOf(name: string, code: string): Region | null {
  const state = stateCode(/, ([A-Z]{2})\b/.exec(name)?.[1] ?? '');
  if (!state) return null;
  const alone = { city: null, county: null, metro: null, sizeRank: null };
  return { kind: 'metro', code, name, state, ...alone };
}

function columnsOf(cells: readonly string[]): Columns {
  if (/^\d{5}$/.test(cells[1]?.trim() ?? '') && /^\d{4}$/.test(cells[2]?.trim() ?? '')) return BARE;
  const column = columnFinder(cells);
  const columns = {
    name: column('Name', 'Metropolitan Area Name', 'place_name'),
    code: column('Statistical Area Number', 'CBSA', 'place_id'),
    year: column('Year', 'yr'),
    quarter: column('Quarter', 'qtr', 'period'),
    index: column('Index', 'Index (NSA)', 'index_nsa'),
  };
  return Object.values(columns).includes(-1) ? refuseLayout() : columns;
}
