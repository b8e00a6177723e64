import { denseSeries, monthNumber, type Region, stateCode } from '../../../underwriting/index.ts';
import { FileRefused } from '../../reading/file-error.ts';
import type { SourceRecord } from '../../reading/source-record.ts';
import type { MarketItem } from '../market-item.ts';
import { columnFinder, refuseLayout } from './header.ts';
import { readNumber } from './read-number.ts';
import { shortened } from './shortened.ts';

type Columns = {
  name: number;
  code: number;
  year: number;
  quarter: number;
  index: number;
  /** Columns of the master file that identify the index; empty for other files. */
  kinds: readonly number[];
};
/** FHFA publishes the metro index without a header. */
const BARE: Columns = { name: 0, code: 1, year: 2, quarter: 3, index: 4, kinds: [] };

/**
 * The index of the master file that matches the metro file: sales and refinancings since 1975 for
 * all metros. The purchase-only index starts in 1991, has a hundred metros and another level.
 */
const WANTED = {
  hpi_type: 'traditional',
  hpi_flavor: 'all-transactions',
  frequency: 'quarterly',
  level: 'msa',
};

/**
 * FHFA tracks about 1,000 places; a much larger file is something else and would not fit in memory.
 */
const MAX_SERIES = 20_000;

type Area = { line: number; region: Region | null; name: string; byMonth: Map<number, number> };

/** FHFA house price index for metropolitan areas: one line per quarter, `-` for missing values. */
export async function* readFhfa(rows: AsyncIterable<SourceRecord>): AsyncGenerator<MarketItem> {
  let columns: Columns | null = null;
  const areas = new Map<string, Area>();
  const others = new Set<string>();
  for await (const row of rows) {
    if (!columns) {
      columns = columnsOf(row.cells);
      if (columns !== BARE) continue;
    }
    const other = otherSeries(row, columns);
    const refused =
      other === null
        ? addQuarter(areas, row, columns)
        : others.has(other)
          ? null
          : skipped(row, columns);
    if (other !== null) others.add(other);
    if (refused) yield refused;
    if (areas.size + others.size > MAX_SERIES)
      throw new FileRefused({ code: 'file.tooManySeries' });
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

/** Which other index a line of the master file belongs to; null for the one we want. */
function otherSeries({ cells }: SourceRecord, { kinds, code }: Columns): string | null {
  const values = kinds.map((column) => (cells[column] ?? '').trim().toLowerCase());
  const isWanted = Object.values(WANTED).every(
    (wanted, i) => kinds.length === 0 || values[i] === wanted,
  );
  return isWanted
    ? null
    : [...values, (cells[code] ?? '').trim()].map((cell) => shortened(cell)).join('|');
}

/** Reported once per series, with its first line: the master file has a hundred thousand lines. */
function skipped({ line, cells }: SourceRecord, columns: Columns): MarketItem {
  const value = columns.kinds.map((column) => shortened((cells[column] ?? '').trim())).join(', ');
  const why = { code: 'market.otherSeries', value };
  return { kind: 'skipped', line, name: nameIn(cells, columns), why };
}

const nameIn = (cells: readonly string[], { name }: Columns) =>
  shortened((cells[name] ?? '').replace(/\s+/g, ' ').trim(), 120);

function addQuarter(
  areas: Map<string, Area>,
  { line, cells }: SourceRecord,
  columns: Columns,
): MarketItem | null {
  const name = nameIn(cells, columns);
  const code = (cells[columns.code] ?? '').trim();
  const [year, quarter] = [Number(cells[columns.year]), Number(cells[columns.quarter])];
  const index = readNumber(cells[columns.index]);
  const isQuarter = year > 1900 && year < 2200 && [1, 2, 3, 4].includes(quarter);
  if (!isQuarter || name === '' || code === '' || index.is === 'wrong')
    return {
      kind: 'quarantined',
      line,
      name,
      why: { code: 'market.badValue', value: shortened(cells.slice(1).join(' ')) },
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
    name: column('Name', 'Metro', 'Metropolitan Area Name', 'place_name'),
    code: column('Statistical Area Number', 'Area Code', 'CBSA', 'place_id'),
    year: column('Year', 'yr'),
    quarter: column('Quarter', 'qtr', 'period'),
    index: column('Index', 'Index (NSA)', 'index_nsa', 'Value'),
  };
  const kinds = Object.keys(WANTED).map((name) => column(name));
  const hasSomeKinds = kinds.some((place) => place >= 0);
  const areAllThere = !Object.values(columns).includes(-1) && !(hasSomeKinds && kinds.includes(-1));
  return areAllThere ? { ...columns, kinds: hasSomeKinds ? kinds : [] } : refuseLayout();
}
