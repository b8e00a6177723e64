import { createHash } from 'node:crypto';
import type { ListingRow } from '../rows/listing-row.ts';

/** Of what the source tells about the home, not of when it told it: the same row again is unchanged. */
export function contentHashOf(row: ListingRow): string {
  // Days on market are counted back from the day of the file: the same file a day later would differ.
  const { asOf: _asOf, modifiedAt: _modified, listedOn: _listed, ...told } = row;
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 27);
}
