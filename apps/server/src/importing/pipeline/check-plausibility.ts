import { isPlaceholderCity, stateCode } from '../../underwriting/index.ts';
import { shownOf } from '../adapters/read-values.ts';
import type { ListingRow, Refusal } from '../rows/listing-row.ts';

/**
 * Generous limits for a US property. A value outside is a typo or another unit, and an analysis of
 * it would be taken as advice. docs/decisions/021-importing.md
 */
const BOUNDS = {
  listPrice: [1_000, 500_000_000],
  soldPrice: [1_000, 500_000_000],
  beds: [0, 60],
  baths: [0, 60],
  sqft: [80, 250_000],
  lotSqft: [0, 2_000_000_000],
  yearBuilt: [1600, 2100],
  stories: [0, 130],
  hoaMonthly: [0, 30_000],
  propertyTaxAnnual: [0, 10_000_000],
  insuranceAnnual: [0, 5_000_000],
  rent: [100, 250_000],
  latitude: [-15, 72],
  longitude: [-180, 180],
} as const satisfies Partial<Record<keyof ListingRow, readonly [number, number]>>;

/** Earliest accepted listing or sale date. */
const FIRST_DAY = '1900-01-01';

/** Largest plausible share of the price. */
const SHARES = {
  hoaMonthly: 0.015,
  propertyTaxAnnual: 0.15,
  insuranceAnnual: 0.15,
  rent: 0.1,
} as const;

/** Sources write zero here for "unknown". */
const ZERO_IS_UNKNOWN = [
  'sqft',
  'lotSqft',
  'yearBuilt',
  'stories',
  'rent',
  'listPrice',
  'soldPrice',
] as const;

const MAX_LENGTH = { address: 200, city: 80, key: 120, system: 120 } as const;

const entriesOf = <T extends object>(table: T) =>
  Object.entries(table) as [keyof T & string, T[keyof T]][];
const BOUND_LIST = entriesOf(BOUNDS);
const SHARE_LIST = entriesOf(SHARES);
const LENGTH_LIST = entriesOf(MAX_LENGTH);

export type PlausibilityResult =
  | { kind: 'accepted'; row: ListingRow }
  | { kind: 'skipped' | 'quarantined'; why: Refusal };

/** Placeholders instead of an address: two such listings would be merged into one. */
const UNDISCLOSED =
  /^\W*(?:address )?(?:undisclosed|not disclosed|withheld|unavailable|tbd|no disponible|reservad[ao]|confidencial)\b/i;

/** → the normalized row, or why it is rejected. */
export function checkPlausibility(source: ListingRow): PlausibilityResult {
  const row = cleaned(source);
  const skipped = (code: string, field?: string, value?: string): PlausibilityResult => ({
    kind: 'skipped',
    why: { code, ...(field ? { field } : {}), ...(value ? { value: shownOf(value) } : {}) },
  });
  if (row.address === '' || UNDISCLOSED.test(row.address)) return skipped('row.missing', 'address');
  if (row.city === '') return skipped('row.missing', 'city');
  if (isPlaceholderCity(row.city)) return skipped('row.placeholderCity', 'city', row.city);
  const state = stateCode(row.state);
  if (!state) return skipped('row.unknownState', 'state', row.state);
  if (row.isLease) {
    if (row.rent === null) return skipped('row.missing', 'rent');
  } else if (row.listPrice === null && row.soldPrice === null)
    return skipped('row.missing', 'listPrice');
  for (const [field, most] of LENGTH_LIST)
    if (row[field].length > most) return skipped('row.tooLong', field);
  if (!/^\d{5}$/.test(row.zip)) return skipped('row.badZip', 'zip', row.zip);
  const why = findImplausible(row);
  return why ? { kind: 'quarantined', why } : { kind: 'accepted', row: { ...row, state } };
}

function cleaned(source: ListingRow): ListingRow {
  const row = { ...source };
  for (const field of ZERO_IS_UNKNOWN) if (row[field] === 0) row[field] = null;
  const isNowhere =
    row.latitude === null || row.longitude === null || (row.latitude === 0 && row.longitude === 0);
  if (isNowhere) Object.assign(row, { latitude: null, longitude: null });
  for (const field of ['beds', 'sqft', 'lotSqft', 'yearBuilt', 'stories'] as const)
    row[field] = row[field] === null ? null : Math.round(row[field]);
  return row;
}

function findImplausible(row: ListingRow): Refusal | null {
  const price = row.listPrice ?? row.soldPrice ?? 0;
  const no = (field: keyof ListingRow): Refusal => ({
    code: 'row.unbelievable',
    field,
    value: String(row[field]),
  });
  for (const [field, [least, most]] of BOUND_LIST) {
    const value = row[field];
    if (value !== null && !(value >= least && value <= most)) return no(field);
  }
  for (const [field, share] of SHARE_LIST) {
    if (!row.isLease && (row[field] ?? 0) > price * share) return no(field);
  }
  // East of Greenwich there are only Guam and its neighbors; elsewhere the minus sign is missing.
  if (row.longitude !== null && row.longitude > -60 && row.longitude < 140) return no('longitude');
  if (row.latitude !== null && row.latitude < 13 && row.latitude > -10) return no('latitude');
  const year = Number(row.asOf.slice(0, 4));
  if (row.yearBuilt !== null && row.yearBuilt > year + 6) return no('yearBuilt');
  for (const field of ['listedOn', 'soldOn'] as const) {
    const day = row[field];
    // Dates are compared as text; years beyond four digits start with a sign.
    if (day !== null && (day < FIRST_DAY || day > `${year + 1}-12-31`)) return no(field);
  }
  if (row.soldOn !== null && row.soldOn > row.asOf) return no('soldOn');
  return null;
}
