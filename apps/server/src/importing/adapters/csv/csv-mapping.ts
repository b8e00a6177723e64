import { createHash } from 'node:crypto';
import type { ScannedFile } from '../../reading/scanned-file.ts';
import type { Mapping } from '../adapter.ts';
import { CSV_FIELD_NAMES, CSV_FIELDS, type CsvField, NEEDED_FIELDS } from './csv-fields.ts';
import { namedInPart } from './nested-names.ts';
import { plain } from './plain-name.ts';

/** Headers as they are, with duplicates made unique. */
export function namedHeaders(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, place) => {
    // NUL and half a surrogate pair cannot be stored.
    const name = cell.replace(/\0|\p{Surrogate}/gu, '').trim() || `#${place + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** Independent of column order. */
export const fingerprintOf = (headers: readonly string[]): string =>
  createHash('sha256')
    .update([...headers].map(plain).sort().join('\n'))
    .digest('hex');

/** Exact names first, for all fields; then parts of nested names. */
export function guessMapping(
  headers: readonly string[],
  format: ScannedFile['format']['kind'],
): Record<string, string> {
  const mapping = namedWhole(headers);
  return format === 'json-lines' ? { ...mapping, ...namedInPart(headers, mapping) } : mapping;
}

/** The first matching name per field; each header is used once. */
function namedWhole(headers: readonly string[]): Record<string, string> {
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  for (const field of CSV_FIELD_NAMES) {
    const header = CSV_FIELDS[field]
      .map((name) => headers.find((each) => plain(each) === name && !taken.has(each)))
      .find((each) => each !== undefined);
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
