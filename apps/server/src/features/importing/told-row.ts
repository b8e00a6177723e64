import type { ListingRow } from './listing-row.ts';

const FIGURES = [
  'listPrice',
  'soldPrice',
  'beds',
  'baths',
  'sqft',
  'yearBuilt',
  'hoaMonthly',
  'propertyTaxAnnual',
  'insuranceAnnual',
  'rent',
] as const satisfies (keyof ListingRow)[];

/** What a row said, as we read it: whoever checks a file sees by it whether its columns are right. */
export type ToldRow = Pick<ListingRow, 'address' | 'city' | 'state' | 'zip' | 'type' | 'status'> &
  Partial<Record<(typeof FIGURES)[number], number>>;

/** Nobody reads further, and a hostile file may say anything. */
const MOST_LETTERS = 200;

export function toldRow(row: ListingRow): ToldRow {
  const cut = (text: string) => text.slice(0, MOST_LETTERS).replace(/\p{Surrogate}/gu, '');
  const { type, status } = row;
  const told: ToldRow = {
    address: cut(row.address),
    city: cut(row.city),
    state: cut(row.state),
    zip: cut(row.zip),
    type,
    status,
  };
  for (const field of FIGURES) {
    const value = row[field];
    if (value !== null && Number.isFinite(value)) told[field] = value;
  }
  return told;
}

/** Of a home: what can change and be told in a word or a figure. */
const COLUMNS = {
  list_price: 'listPrice',
  sold_price: 'soldPrice',
  status: 'status',
  type: 'type',
  beds: 'beds',
  baths: 'baths',
  total_sqft: 'sqft',
  year_built: 'yearBuilt',
  hoa_monthly: 'hoaMonthly',
  property_tax_annual: 'propertyTaxAnnual',
  insurance_annual: 'insuranceAnnual',
} as const satisfies Record<string, keyof ToldRow>;

export type Change = { field: string; from: string | number | null; to: string | number | null };

/** `before` has the old values of what an import changed. */
export function changesOf(told: ToldRow | null, before: Record<string, unknown> | null): Change[] {
  if (!told || !before) return [];
  return Object.entries(COLUMNS).flatMap(([column, field]) => {
    const from = before[column];
    if (from === undefined) return [];
    const isPlain = typeof from === 'string' || typeof from === 'number';
    return { field, from: isPlain ? from : null, to: told[field] ?? null };
  });
}

/** As the API calls it. */
export const toldHome = ({ type, status, listPrice, soldPrice, ...told }: ToldRow) => ({
  type,
  status,
  price: listPrice ?? soldPrice ?? null,
  beds: told.beds ?? null,
  baths: told.baths ?? null,
  sqft: told.sqft ?? null,
  rent: told.rent ?? null,
  hoa_monthly: told.hoaMonthly ?? null,
});

/** Null where not even a street is told: the rest alone names no home. */
export const addressIn = ({ address, city, state, zip }: ToldRow): string | null =>
  address === '' ? null : [address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
