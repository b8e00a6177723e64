import { CHANGED_FIELDS, type ChangedField } from '@alpha/contract';
import type { ListingRow, PlaceName } from './listing-row.ts';

const WORDS = ['address', 'city', 'state', 'zip', 'type', 'status'] as const;
type Word = (typeof WORDS)[number];
type Figure = Exclude<ChangedField, Word>;
const FIGURES = CHANGED_FIELDS.filter(
  (field): field is Figure => !(WORDS as readonly string[]).includes(field),
);

/** A row as we read it, so that a person can check the column mapping. */
export type RowSnapshot = PlaceName &
  Partial<Pick<ListingRow, 'type' | 'status'>> &
  Partial<Record<Figure, number>> & {
    system?: string;
    listedOn?: string;
    soldOn?: string;
    /** The date of the rent, which decides how long it serves as a comparable. */
    rentDay?: string;
    /** The listing or its address must not be shown on the internet. */
    isHidden?: true;
    /** No estimate of it may be shown. */
    isUnvalued?: true;
  };

/** Enough to display, and a limit for hostile files. */
const MAX_LENGTH = 200;

const cut = (text: string) => text.slice(0, MAX_LENGTH).replace(/\p{Surrogate}/gu, '');

/** For a row that could not be read completely. */
export const addressSnapshot = (row: PlaceName): RowSnapshot => ({
  address: cut(row.address),
  city: cut(row.city),
  state: cut(row.state),
  zip: cut(row.zip),
});

export function rowSnapshot(row: ListingRow): RowSnapshot {
  const { type, status } = row;
  const snapshot: RowSnapshot = { ...addressSnapshot(row), type, status };
  snapshot.system = cut(row.system);
  if (row.rent !== null) snapshot.rentDay = row.soldOn ?? row.asOf;
  if (row.soldOn !== null) snapshot.soldOn = row.soldOn;
  if (row.listedOn !== null) snapshot.listedOn = row.listedOn;
  if (!row.mayDisplay || !row.mayDisplayAddress) snapshot.isHidden = true;
  if (!row.mayDisplayValuation) snapshot.isUnvalued = true;
  for (const field of FIGURES) {
    const value = row[field];
    if (value !== null && Number.isFinite(value)) snapshot[field] = value;
  }
  return snapshot;
}

type Value = string | number | null;
export type Change = { field: ChangedField; from: Value; to: Value };
type Before = Record<string, unknown>;

/** `before` has the old values of what an import changed. */
export function changesOf(snapshot: RowSnapshot | null, before: Before | null): Change[] {
  if (!snapshot || !before) return [];
  return CHANGED_FIELDS.flatMap((field) => {
    const from = field === 'rent' ? rentBefore(snapshot, before) : before[COLUMNS[field]];
    const to = snapshot[field] ?? null;
    // Only the spelling of the city may differ, which is not a change.
    if (from === undefined || from === to || isMissingInOldRows(snapshot, field)) return [];
    const isPlain = typeof from === 'string' || typeof from === 'number';
    return { field, from: isPlain ? from : null, to };
  });
}

/** Rows written by earlier versions do not have it. */
const isMissingInOldRows = (snapshot: RowSnapshot, field: ChangedField): boolean =>
  field === 'lotSqft' && snapshot.system === undefined;

/** Database column names. */
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

/** Only rents from the source count as changes; estimates do not. */
function rentBefore(snapshot: RowSnapshot, { rent_source, rent_estimate }: Before): unknown {
  if (rent_source === undefined) return snapshot.rent === undefined ? undefined : rent_estimate;
  return rent_source === 'listing' ? rent_estimate : null;
}

/** In API field names. */
export const snapshotFields = (snapshot: RowSnapshot, homeAddress: string | null) => ({
  address: otherAddress(addressIn(snapshot), homeAddress),
  type: snapshot.type ?? null,
  status: snapshot.status ?? null,
  price: snapshot.listPrice ?? snapshot.soldPrice ?? null,
  beds: snapshot.beds ?? null,
  baths: snapshot.baths ?? null,
  sqft: snapshot.sqft ?? null,
  lot_sqft: snapshot.lotSqft ?? null,
  rent: snapshot.rent ?? null,
  hoa_monthly: snapshot.hoaMonthly ?? null,
  listed_on: snapshot.listedOn ?? null,
  sold_price: snapshot.soldPrice ?? null,
  sold_on: snapshot.soldOn ?? null,
});

/** Null without a street: the rest alone does not identify a property. */
export const addressIn = ({ address, city, state, zip }: RowSnapshot): string | null =>
  address === '' ? null : [address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');

/** Ignores differences in case. */
const otherAddress = (address: string | null, known: string | null): string | null =>
  known !== null && address?.toLowerCase() !== known.toLowerCase() ? address : null;
