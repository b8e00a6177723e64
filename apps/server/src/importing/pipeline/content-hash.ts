import { createHash } from 'node:crypto';
import type { ListingRow } from '../rows/listing-row.ts';

/** Covers the data, not its date, so that a repeated row is unchanged. */
export function contentHashOf(row: ListingRow): string {
  // `listedOn` is computed from days on market and the file's date, so it drifts from file to file.
  const { asOf: _asOf, modifiedAt: _modified, listedOn: _listed, ...data } = row;
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 27);
}
