import { createHash } from 'node:crypto';
import { earlierName } from '../rows/earlier-names.ts';
import type { ListingRow } from '../rows/listing-row.ts';

/** Covers the data, not its date, so that a repeated row is unchanged. */
export function contentHashOf(row: ListingRow): string {
  // `listedOn` is computed from days on market and the file's date, so it drifts from file to file.
  const { asOf: _asOf, modifiedAt: _modified, listedOn: _listed, ...data } = row;
  // With other names, every listing that was ever imported would count as changed.
  const hashed = Object.fromEntries(
    Object.entries(data).map(([field, value]) => [earlierName(field), value]),
  );
  return createHash('sha256').update(JSON.stringify(hashed)).digest('base64url').slice(0, 27);
}
