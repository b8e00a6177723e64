import { remembered } from '../../platform/lib/remembered.ts';
import type { ListingRow } from '../rows/listing-row.ts';

/** First match wins: `Multi-Family` must not match single family. */
const TYPES: readonly [RegExp, ListingRow['type']][] = [
  [/vacant|land|\blot\b|acreage|\bfarm\b|terreno|\blote\b|\bsolar\b|\bfinca\b/i, 'land'],
  [/town|row ?house|adosad/i, 'townhouse'],
  [/condo|co-?op|apartment|\bunit in\b|apartamento|departamento|\bpiso\b|apto/i, 'condo'],
  [/multi|d[uú]plex|triplex|fourplex|quadruplex|two family|2-4/i, 'multi_family'],
  [
    /single|sfr|detached|\bhouse\b|\bhome\b|residential|villa|ranch|bungalow|\bcasa\b|vivienda|chalet|unifamiliar/i,
    'single_family',
  ],
];

/** Not a residence that could be rented for a year. */
const NOT_RESIDENTIAL =
  /mobile|manufactured|timeshare|fractional|parking|dock|slip|commercial|lease|other|estacionamiento|parqueadero|garaje|comercial|m[oó]vil|\botro/i;

export const typeOf = (word: string | null): ListingRow['type'] =>
  word === null ? 'other' : typeOfWord(word);

const typeOfWord = remembered((word): ListingRow['type'] => {
  if (NOT_RESIDENTIAL.test(word)) return 'other';
  const spelled = word.replaceAll('_', ' ');
  return TYPES.find(([pattern]) => pattern.test(spelled))?.[1] ?? 'other';
});

const STATUSES: readonly [RegExp, ListingRow['status']][] = [
  [/sold|closed|past sale|vendid|cerrad/i, 'sold'],
  [
    /pending|contingent|under contract|in contract|pendiente|bajo contrato|reservad|apartad/i,
    'pending',
  ],
  [/withdrawn|cancel|retirad/i, 'withdrawn'],
  [
    /expired|off.?market|delete|hold|removed|inactiv|vencid|expirad|fuera de(?:l)? mercado|suspendid/i,
    'off_market',
  ],
  [/active|for.?sale|coming soon|new|price|back on|activ|en venta|disponible|nuev/i, 'active'],
];

/** `null`: unknown word. Never put a property on sale by guessing. */
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
