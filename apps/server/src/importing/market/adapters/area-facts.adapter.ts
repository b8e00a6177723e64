import type { AreaFactUnit } from '@alpha/contract';
import { type FactColumn, factPlace, stateCode } from '../../../underwriting/index.ts';
import { textOf } from '../../adapters/read-values.ts';
import type { SourceRecord } from '../../reading/source-record.ts';
import type { MarketItem } from '../market-item.ts';
import {
  describeColumns,
  type FactLayout,
  isAboutColumns,
  layoutOf,
  originIn,
  type PlaceColumns,
  type ReadColumn,
} from './area-fact-columns.ts';
import { refuseLayout } from './header.ts';
import { readNumber } from './read-number.ts';
import { shortened } from './shortened.ts';

export type AreaFactOptions = {
  /** The source of columns that state none. */
  fileName?: string;
  /** ISO days: the date of columns that state none, and the latest that one may state. */
  asOf: string;
  today: string;
};

/** Any named columns by ZIP code, city, county, metro or state; see docs/importing.md. */
export async function* readAreaFacts(
  rows: AsyncIterable<SourceRecord>,
  { fileName = '', asOf, today }: AreaFactOptions,
): AsyncGenerator<MarketItem> {
  let layout: FactLayout | null = null;
  for await (const { line, cells } of rows) {
    if (!layout) layout = layoutOf(cells, { source: fileName.replace(/\.\w+$/, ''), asOf });
    else if (isAboutColumns(cells)) describeColumns(layout, cells, today);
    else yield itemOf(line, cells, layout, today);
  }
  if (!layout) refuseLayout();
}

function itemOf(
  line: number,
  cells: readonly string[],
  { places, origin, facts }: FactLayout,
  today: string,
): MarketItem {
  const place = placeIn(cells, places);
  const name = shortened(cells.find((cell) => cell.trim() !== '')?.trim() ?? '', 80);
  if (!place) return { kind: 'skipped', line, name, why: { code: 'market.otherRegion' } };
  const values: Record<string, string | number> = {};
  for (const fact of facts) {
    const cell = textOf(cells[fact.column]);
    if (cell === null) continue;
    fact.unit ??= unitOf(cell);
    const value = readValue(cell, fact.unit);
    if (value === null)
      return {
        kind: 'quarantined',
        line,
        name: place.place,
        why: { code: 'market.badValue', value: shortened(cell) },
      };
    values[fact.key] = value;
  }
  if (Object.keys(values).length === 0)
    return { kind: 'skipped', line, name: place.place, why: { code: 'market.noValues' } };
  const own = originIn(cells, origin, today);
  const columns = facts
    .filter(({ key }) => key in values)
    .map((fact) => ({ ...written(fact), ...own }));
  return { kind: 'facts', line, facts: { ...place, values }, columns };
}

function placeIn(cells: readonly string[], places: PlaceColumns) {
  const cell = (position: number) => textOf(cells[position]);
  const zip = cell(places.zip);
  const state = cell(places.state);
  return factPlace({
    zip: zip && /^\d{3,5}(-\d{4})?$/.test(zip) ? zip.slice(0, 5).padStart(5, '0') : null,
    city: cell(places.city),
    county: cell(places.county),
    metro: cell(places.metro),
    state: state && stateCode(state),
  });
}

const MAX_TEXT = 120;

/** From the first value of a column. */
function unitOf(cell: string): AreaFactUnit {
  if (readNumber(cell.replace(/%$/, '')).is !== 'number') return 'text';
  return cell.endsWith('%') ? 'percent' : cell.startsWith('$') ? 'usd' : 'number';
}

function readValue(cell: string, unit: AreaFactUnit): string | number | null {
  if (unit === 'text') return shortened(cell, MAX_TEXT);
  const read = readNumber(cell.replace(/\s*%$/, ''));
  return read.is === 'number' ? read.value : null;
}

const written = ({ column: _, unit, ...rest }: ReadColumn): FactColumn => ({
  ...rest,
  unit: unit ?? 'text',
});
