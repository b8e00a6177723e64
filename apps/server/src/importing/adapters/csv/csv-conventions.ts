import type { ScannedFile } from '../../reading/scanned-file.ts';
import type { SourceRecord } from '../../reading/source-record.ts';
import { type Decimal, dayOrderOf, decimalIn } from '../read-values.ts';
import type { CsvField } from './csv-fields.ts';

/** How a table writes ambiguous values: 4.259 is a tax in Bogotá and a rate in Boston. */
export type Conventions = {
  decimal: (field: CsvField) => Decimal;
  /** 3/4/2026 means April 3. */
  isDayFirst: boolean;
  /** Factor to convert a value to square feet. */
  scale: (field: CsvField) => number;
};

type Table = {
  format: ScannedFile['format'];
  headers: readonly string[];
  /** The first rows, from which the conventions are derived. */
  records: readonly SourceRecord[];
  places: ReadonlyMap<CsvField, number>;
};

const SQFT_PER_M2 = 10.763_910_4;
const METERS = /m²|\bm2\b|\bmts?2?\b|metros|met(?:er|re)s|\bsq\.? ?m\b/i;

export function conventionsOf(
  { format, headers, records, places }: Table,
  { numbers, days }: { numbers: readonly CsvField[]; days: readonly CsvField[] },
): Conventions {
  const cellsOf = (field: CsvField) => {
    const place = places.get(field);
    return place === undefined ? [] : records.map(({ cells }) => cells[place]);
  };
  const proven = new Map(
    numbers.map((field) => [field, mostOf(cellsOf(field).map(decimalIn))] as const),
  );
  // Without proof: spreadsheets with decimal commas use semicolons as separators.
  const isSplitBySemicolons = format.kind === 'csv' && format.delimiter === ';';
  const ofFile = mostOf([...proven.values()]) ?? (isSplitBySemicolons ? 'comma' : 'point');
  const order = mostOf(days.flatMap(cellsOf).map(dayOrderOf));
  return {
    // JSON numbers are unambiguous.
    decimal: (field) => (format.kind === 'csv' ? (proven.get(field) ?? ofFile) : 'point'),
    isDayFirst: (order ?? (ofFile === 'comma' ? 'day' : 'month')) === 'day',
    scale: (field) => (METERS.test(headers[places.get(field) ?? -1] ?? '') ? SQFT_PER_M2 : 1),
  };
}

/** The most frequent value; `null` if there is none. */
function mostOf<T extends string>(said: readonly (T | null)[]): T | null {
  const counts = new Map<T, number>();
  for (const each of said) if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
