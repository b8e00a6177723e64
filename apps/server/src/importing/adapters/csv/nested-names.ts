import type { Mapping } from '../adapter.ts';
import { CSV_FIELD_NAMES, CSV_FIELDS, type CsvField } from './csv-fields.ts';
import { plain } from './plain-name.ts';

/** Anybody has a number and a source: which is the home's, only a whole name tells. */
const NEVER_IN_PART: readonly CsvField[] = ['key', 'system'];

/** Their city is not the home's. */
const SOMEBODY_ELSE =
  /(agent|agency|broker|brokerage|realtor|office|owner|seller|buyer|contact|company|agente|agencia|corredor|inmobiliaria|oficina|propietario|vendedor|comprador|contacto)s?$/;

/**
 * Of `home.sold.price` the two last parts name a field, of `location.geo.lat` the last. A field that
 * two headers fit is left to the reader.
 */
export function namedInPart(headers: readonly string[], known: Mapping): Record<string, string> {
  const taken = new Set(Object.values(known));
  const parted = headers
    .filter((header) => header.includes('.') && !taken.has(header))
    .map((header) => ({ header, ...fieldsIn(header) }));
  const mapping: Record<string, string> = {};
  for (const field of CSV_FIELD_NAMES) {
    if (known[field] !== undefined || NEVER_IN_PART.includes(field)) continue;
    const byTwo = parted.filter((each) => each.byTwo === field);
    const fitting = byTwo.length > 0 ? byTwo : parted.filter((each) => each.byLast === field);
    const [only, another] = fitting;
    if (only && !another) mapping[field] = only.header;
  }
  return mapping;
}

/** What two parts name is nothing else by its last: the price it sold for is not what it asks. */
function fieldsIn(header: string): { byTwo?: CsvField; byLast?: CsvField } {
  const parts = header.split('.').map(plain);
  const byTwo = FIELD_NAMED.get(parts.slice(-2).join(''));
  if (byTwo) return { byTwo };
  const byLast = FIELD_NAMED.get(parts.at(-1) ?? '');
  const isOfHome = !parts.slice(0, -1).some((part) => SOMEBODY_ELSE.test(part));
  return byLast && isOfHome ? { byLast } : {};
}

const FIELD_NAMED: ReadonlyMap<string, CsvField> = new Map(
  CSV_FIELD_NAMES.flatMap((field) => CSV_FIELDS[field].map((name) => [name, field] as const)),
);
