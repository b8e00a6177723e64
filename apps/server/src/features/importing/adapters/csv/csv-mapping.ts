import { createHash } from 'node:crypto';
import type { Mapping } from '../adapter.ts';
import { CSV_FIELD_NAMES, CSV_FIELDS, type CsvField, NEEDED_FIELDS } from './csv-fields.ts';

/** Headers as they are, told apart where two are the same. */
export function namedHeaders(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, place) => {
    // NUL and half a surrogate pair cannot be stored, nor typed by anybody.
    const name = cell.replace(/\0|\p{Surrogate}/gu, '').trim() || `#${place + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** The same headers in another order are the same kind of file. */
export const fingerprintOf = (headers: readonly string[]): string =>
  createHash('sha256')
    .update([...headers].map(plain).sort().join('\n'))
    .digest('hex');

/** The best guess: the name that fits a field first, each header once. */
export function guessMapping(headers: readonly string[]): Record<string, string> {
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  const firstNamed = (names: readonly string[], nameOf: (header: string) => string) =>
    names
      .map((name) => headers.find((each) => nameOf(each) === name && !taken.has(each)))
      .find((each) => each !== undefined);
  for (const field of CSV_FIELD_NAMES) {
    const names: readonly string[] = CSV_FIELDS[field];
    const header = firstNamed(names, plain) ?? firstNamed(names, innermost);
    if (header === undefined) continue;
    taken.add(header);
    mapping[field] = header;
  }
  return mapping;
}

export const missingFields = (mapping: Mapping): CsvField[] =>
  NEEDED_FIELDS.filter((field) => mapping[field] === undefined);

export const isCsvField = (name: string): name is CsvField =>
  (CSV_FIELD_NAMES as readonly string[]).includes(name);

/** Of `location.geo.lat`, as nested objects are called. */
const innermost = (header: string) => plain(header.slice(header.lastIndexOf('.') + 1));

const plain = (header: string) =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
