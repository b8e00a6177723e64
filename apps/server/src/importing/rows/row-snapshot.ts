import { CHANGED_FIELDS, type ChangedField } from '@alpha/contract';
import type { ListingRow, PlaceName } from './listing-row.ts';

const WORDS = ['address', 'city', 'state', 'zip', 'type', 'status'] as const;
type Word = (typeof WORDS)[number];
type Figure = Exclude<ChangedField, Word>;
const FIGURES = CHANGED_FIELDS.filter(
  (field): field is Figure => !(WORDS as readonly string[]).includes(field),
);

/** What a row said, as we read it: whoever checks a file sees by it whether its columns are right. */
export type RowSnapshot = PlaceName &
  Partial<Pick<ListingRow, 'type' | 'status'>> &
  Partial<Record<Figure, number>> & {
    system?: string;
    listedOn?: string;
    soldOn?: string;
    /** Of a rent: until it is old it tells what homes like this one are let for. */
    rentDay?: string;
    /** The home, or its address, may not be shown on the internet. */
    isHidden?: true;
    /** No estimate of it may be shown. */
    isUnvalued?: true;
  };

/** Nobody reads further, and a hostile file may say anything. */
const MAX_LENGTH = 200;

const cut = (text: string) => text.slice(0, MAX_LENGTH).replace(/\p{Surrogate}/gu, '');

/** Of a row that could not be read whole: nothing but which home it speaks of. */
export const addressSnapshot = (row: PlaceName): RowSnapshot => ({
  address: cut(row.address),
  city: cut(row.city),
  state: cut(row.state),
  zip: cut(row.zip),
});

export function rowSnapshot(row: ListingRow): RowSnapshot {
  const { type, status } = row;
  const told: RowSnapshot = { ...addressSnapshot(row), type, status };
  told.system = cut(row.system);
  if (row.rent !== null) told.rentDay = row.soldOn ?? row.asOf;
  if (row.soldOn !== null) told.soldOn = row.soldOn;
  if (row.listedOn !== null) told.listedOn = row.listedOn;
  if (!row.mayDisplay || !row.mayDisplayAddress) told.isHidden = true;
  if (!row.mayDisplayValuation) told.isUnvalued = true;
  for (const field of FIGURES) {
    const value = row[field];
    if (value !== null && Number.isFinite(value)) told[field] = value;
  }
  return told;
}

type Value = string | number | null;
export type Change = { field: ChangedField; from: Value; to: Value };
type Before = Record<string, unknown>;

/** `before` has the old values of what an import changed. */
export function changesOf(told: RowSnapshot | null, before: Before | null): Change[] {
  if (!told || !before) return [];
  return CHANGED_FIELDS.flatMap((field) => {
    const from = field === 'rent' ? rentBefore(told, before) : before[COLUMNS[field]];
    const to = told[field] ?? null;
    // A city may only be spelt as we spell it: that is no change of what the row says.
    if (from === undefined || from === to || isMissingInOldRows(told, field)) return [];
    const isPlain = typeof from === 'string' || typeof from === 'number';
    return { field, from: isPlain ? from : null, to };
  });
}

/** Rows of earlier versions do not tell it. */
const isMissingInOldRows = (told: RowSnapshot, field: ChangedField): boolean =>
  field === 'lotSqft' && told.system === undefined;

/** As the database calls them. */
const COLUMNS: Record<Exclude<ChangedField, 'rent'>, string> = {
  address: 'address',
  city: 'city',
  state: 'state',
  zip: 'zip',
  listPrice: 'list_price',
  soldPrice: 'sold_price',
  status: 'status',
  type: 'type',
  beds: 'beds',
  baths: 'baths',
  sqft: 'total_sqft',
  lotSqft: 'lot_sqft',
  yearBuilt: 'year_built',
  hoaMonthly: 'hoa_monthly',
  propertyTaxAnnual: 'property_tax_annual',
  insuranceAnnual: 'insurance_annual',
};

/** Only a rent that the source told is one that it changes: what we estimate was told by nobody. */
function rentBefore(told: RowSnapshot, { rent_source, rent_estimate }: Before): unknown {
  if (rent_source === undefined) return told.rent === undefined ? undefined : rent_estimate;
  return rent_source === 'listing' ? rent_estimate : null;
}

/** As the API calls it. */
export const snapshotFields = (told: RowSnapshot, homeAddress: string | null) => ({
  address: otherAddress(addressIn(told), homeAddress),
  type: told.type ?? null,
  status: told.status ?? null,
  price: told.listPrice ?? told.soldPrice ?? null,
  beds: told.beds ?? null,
  baths: told.baths ?? null,
  sqft: told.sqft ?? null,
  lot_sqft: told.lotSqft ?? null,
  rent: told.rent ?? null,
  hoa_monthly: told.hoaMonthly ?? null,
  listed_on: told.listedOn ?? null,
  sold_price: told.soldPrice ?? null,
  sold_on: told.soldOn ?? null,
});

/** Null where not even a street is told: the rest alone names no home. */
export const addressIn = ({ address, city, state, zip }: RowSnapshot): string | null =>
  address === '' ? null : [address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');

/** Capital letters alone make no other. */
const otherAddress = (told: string | null, known: string | null): string | null =>
  known !== null && told?.toLowerCase() !== known.toLowerCase() ? told : null;
