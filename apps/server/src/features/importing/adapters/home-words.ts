import { remembered } from '../../../lib/remembered.ts';
import type { ListingRow } from '../listing-row.ts';

/** First match wins: `Multi-Family` is no family of one. */
const TYPES: readonly [RegExp, ListingRow['type']][] = [
  [/vacant|land|\blot\b|acreage|\bfarm\b|terreno/i, 'land'],
  [/town|row ?house/i, 'townhouse'],
  [/condo|co-?op|apartment|\bunit in\b/i, 'condo'],
  [/multi|duplex|triplex|fourplex|quadruplex|two family|2-4/i, 'multi_family'],
  [/single|sfr|detached|\bhouse\b|\bhome\b|residential|villa|ranch|bungalow/i, 'single_family'],
];

/** Not a home of its own that could be let for a year. */
const NO_HOME =
  /mobile|manufactured|timeshare|fractional|parking|dock|slip|commercial|lease|other/i;

export const typeOf = (word: string | null): ListingRow['type'] =>
  word === null ? 'other' : typeOfWord(word);

const typeOfWord = remembered((word): ListingRow['type'] => {
  if (NO_HOME.test(word)) return 'other';
  const spelt = word.replaceAll('_', ' ');
  return TYPES.find(([pattern]) => pattern.test(spelt))?.[1] ?? 'other';
});

const STATUSES: readonly [RegExp, ListingRow['status']][] = [
  [/sold|closed|past sale/i, 'sold'],
  [/pending|contingent|under contract|in contract/i, 'pending'],
  [/withdrawn|cancel/i, 'withdrawn'],
  [/expired|off.?market|delete|hold|removed|inactive/i, 'off_market'],
  [/active|for.?sale|coming soon|new|price|back on/i, 'active'],
];

/** `null`: a word nobody knows. A home is not put on sale by a guess. */
export const statusOf = remembered((word): ListingRow['status'] | null =>
  // "Active Under Contract" may still be shown and bought.
  /^active/i.test(word)
    ? 'active'
    : (STATUSES.find(([pattern]) => pattern.test(word))?.[1] ?? null),
);

export function saleTypeOf(word: string | null): ListingRow['saleType'] {
  if (word === null) return 'standard';
  if (/short/i.test(word)) return 'short_sale';
  if (/foreclos|auction|reo|bank.?owned|real ?estate ?owned/i.test(word)) return 'foreclosure';
  return /new.?construction|new home/i.test(word) ? 'new_construction' : 'standard';
}
