import type { Mapping } from '../adapter.ts';
import { CSV_FIELD_NAMES, CSV_FIELDS, type CsvField } from './csv-fields.ts';
import { plain } from './plain-name.ts';

/** Agents and offices have ids and sources too, so only exact names match these. */
const NEVER_IN_PART: readonly CsvField[] = ['key', 'system'];

/** The city of these is not the property's. */
const NOT_THE_PROPERTY =
  /(agent|agency|broker|brokerage|realtor|office|owner|seller|buyer|contact|company|agente|agencia|corredor|inmobiliaria|oficina|propietario|vendedor|comprador|contacto)s?$/;

/**
 * `home.sold.price` is matched by its last two parts, `location.geo.lat` by its last. Fields that
 * match two headers are left to the user.
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

/** A two-part match excludes one by the last part: `sold.price` is not the list price. */
function fieldsIn(header: string): { byTwo?: CsvField; byLast?: CsvField } {
  const parts = header.split('.').map(plain);
  const byTwo = FIELD_NAMED.get(parts.slice(-2).join(''));
  if (byTwo) return { byTwo };
  const byLast = FIELD_NAMED.get(parts.at(-1) ?? '');
  const isOfHome = !parts.slice(0, -1).some((part) => NOT_THE_PROPERTY.test(part));
  return byLast && isOfHome ? { byLast } : {};
}

const FIELD_NAMED: ReadonlyMap<string, CsvField> = new Map(
  CSV_FIELD_NAMES.flatMap((field) => CSV_FIELDS[field].map((name) => [name, field] as const)),
);
