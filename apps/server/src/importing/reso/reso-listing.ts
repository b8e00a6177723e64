import { isAnalyzedType, isPlausibleDataDate } from '@alpha/contract';
import { EMPTY_ROW } from '../adapters/row-draft.ts';
import type { ListingRow, Refusal, SourceItem } from '../rows/listing-row.ts';
import { enumKey, readFields } from './read-fields.ts';
import { cityOf, place, stateOf, streetLine, zipCode } from './reso-address.ts';
import { NEW_CONDITIONS, SALE_TYPES, STATUSES, SUB_TYPES, TYPES } from './reso-enums.ts';
import { featuresOf } from './reso-features.ts';
import { PROPERTY_FIELDS, type ResoProperty } from './reso-fields.ts';
import {
  aboveZero,
  actualRent,
  associationFee,
  atLeastZero,
  baths,
  livingSqft,
  lotSqft,
  whole,
  yearBuilt,
} from './reso-figures.ts';
import { refuse } from './reso-refusal.ts';

type Place = {
  line: number;
  /** For records without a system. */
  defaultSystem: string;
  /** Response date, for records without a modification time. */
  today: string;
};

/** Not in the Data Dictionary; a large operator uses it to withdraw records. */
export const VIEW_RIGHT = 'MlgCanView';

/** One record of the Property resource. */
export function readListing(raw: Record<string, unknown>, at: Place): SourceItem {
  const home = readFields(PROPERTY_FIELDS, raw);
  const { line } = at;
  const key = home.ListingKey;
  if (!key)
    return { kind: 'quarantined', line, why: refuse('keyMissing', { field: 'ListingKey' }) };
  const system = systemOf(home, at.defaultSystem);
  const status = statusOf(home);
  if (status === 'deleted' || raw[VIEW_RIGHT] === false)
    return { kind: 'deleted', line, system, key };
  if (status === null) {
    const value = home.StandardStatus ?? home.MlsStatus;
    const why = refuse('statusUnknown', { field: 'StandardStatus', value });
    return { kind: 'quarantined', line, key, why };
  }
  if (status === 'incomplete') return { kind: 'skipped', line, key, why: refuse('incomplete') };

  const { type, why: notAHome, note, isLease } = typeOf(home);
  if (notAHome) return { kind: 'skipped', line, key, why: notAHome };
  const address = addressOf(home);
  if ('why' in address) return { kind: 'quarantined', line, key, why: address.why };
  if (isLease) return leaseItem(home, { line, system, key, address, type, today: at.today });
  const fee = associationFee(home);
  const { rent, notes } = actualRent(home);
  const row: ListingRow = {
    system,
    key,
    ...address,
    ...place(home),
    ...figuresOf(home),
    ...displayOf(home),
    type,
    status,
    saleType: saleTypeOf(home),
    hoaMonthly: fee.monthly,
    rent,
    description: home.PublicRemarks,
    features: featuresOf(home),
    neighborhood: home.SubdivisionName,
    zpid: null,
    // Copied after the rows are stored and only if changed: the links expire after an hour.
    photos: null,
    asOf: asOfDay(home, at.today),
    modifiedAt: home.ModificationTimestamp,
  };
  return { kind: 'row', line, row, notes: [...(note ? [note] : []), ...fee.notes, ...notes] };
}

/** A future or implausible modification date is replaced by the response date. */
function asOfDay({ ModificationTimestamp }: ResoProperty, today: string): string {
  const day = ModificationTimestamp?.slice(0, 10);
  return day && isPlausibleDataDate(day, Date.parse(today)) ? day : today;
}

export function systemOf(home: Pick<ResoProperty, 'OriginatingSystemName'>, fallback: string) {
  return home.OriginatingSystemName ?? fallback;
}

function statusOf(home: ResoProperty) {
  const named = [home.StandardStatus, home.MlsStatus].find((name) => name !== null);
  return STATUSES[enumKey(named ?? '')] ?? null;
}

type Lease = Pick<ListingRow, 'system' | 'key' | 'type'> & {
  line: number;
  address: Address;
  today: string;
};

/** A rental, used only as a comparable by its asking or final rent. Never shown. */
function leaseItem(home: ResoProperty, { line, address, today, ...known }: Lease): SourceItem {
  const rent = aboveZero(home.ClosePrice) ?? aboveZero(home.ListPrice);
  const row: ListingRow = {
    ...EMPTY_ROW,
    ...known,
    ...address,
    ...place(home),
    ...figuresOf(home),
    listPrice: null,
    soldPrice: null,
    soldOn: null,
    features: [],
    isLease: true,
    status: 'off_market',
    mayDisplay: false,
    rent,
    asOf: asOfDay(home, today),
    modifiedAt: home.ModificationTimestamp,
  };
  return { kind: 'row', line, row };
}

type Kind = { type: ListingRow['type']; why?: Refusal; note?: Refusal; isLease?: boolean };

function typeOf({ PropertyType, PropertySubType }: ResoProperty): Kind {
  const general = TYPES[enumKey(PropertyType ?? '')];
  const special = SUB_TYPES[enumKey(PropertySubType ?? '')];
  const refused = (why: Refusal): Kind => ({ type: 'other', why });
  if (general === 'lease')
    return refused(refuse('notForSale', { field: 'PropertyType', value: PropertyType }));
  if (general === null)
    return refused(refuse('notAHome', { field: 'PropertyType', value: PropertyType }));
  if (special === null)
    return refused(refuse('notAHome', { field: 'PropertySubType', value: PropertySubType }));
  if (general === 'home lease')
    return special && isAnalyzedType(special)
      ? { type: special, isLease: true }
      : refused(refuse('notForSale', { field: 'PropertyType', value: PropertyType }));
  // A single apartment counts as a condo; an apartment building is sold as income property.
  if (general === 'multi_family' && special === 'condo') return { type: 'multi_family' };
  const type = special ?? general ?? 'other';
  if (special || (general && general !== 'other')) return { type };
  const value = PropertySubType ?? PropertyType;
  return { type, note: refuse('typeUnknown', { field: 'PropertySubType', value }) };
}

type Address = Pick<ListingRow, 'address' | 'city' | 'state' | 'zip'>;

function addressOf(home: ResoProperty): Address | { why: Refusal } {
  const [address, city, state, zip] = [
    streetLine(home),
    cityOf(home),
    stateOf(home),
    zipCode(home),
  ];
  if (!address) return { why: refuse('addressMissing', { field: 'UnparsedAddress' }) };
  if (!city) return { why: refuse('cityMissing', { field: 'City', value: home.City }) };
  if (!state)
    return {
      why: refuse('stateUnknown', { field: 'StateOrProvince', value: home.StateOrProvince }),
    };
  if (!zip) return { why: refuse('zipUnknown', { field: 'PostalCode', value: home.PostalCode }) };
  return { address, city, state, zip };
}

function saleTypeOf(home: ResoProperty): ListingRow['saleType'] {
  const distress = home.SpecialListingConditions.map((each) => SALE_TYPES[enumKey(each)]);
  const isNew =
    home.NewConstructionYN === true ||
    home.PropertyCondition.some((each) => NEW_CONDITIONS.includes(enumKey(each)));
  return distress.find(Boolean) ?? (isNew ? 'new_construction' : 'standard');
}

function figuresOf(home: ResoProperty) {
  return {
    listPrice: aboveZero(home.ListPrice),
    soldPrice: aboveZero(home.ClosePrice),
    soldOn: home.CloseDate,
    listedOn: home.OnMarketDate ?? home.ListingContractDate,
    beds: whole(atLeastZero(home.BedroomsTotal)),
    baths: baths(home),
    sqft: livingSqft(home),
    lotSqft: lotSqft(home),
    yearBuilt: yearBuilt(home),
    // Stories of the building if both are given: inspection rules depend on them.
    stories: whole(aboveZero(home.StoriesTotal) ?? aboveZero(home.Stories)),
    propertyTaxAnnual: atLeastZero(home.TaxAnnualAmount),
    insuranceAnnual: aboveZero(home.InsuranceExpense),
  };
}

/** Only an explicit no forbids display: most systems leave these blank. */
function displayOf(home: ResoProperty) {
  return {
    mayDisplay: home.InternetEntireListingDisplayYN !== false,
    mayDisplayValuation: home.InternetAutomatedValuationDisplayYN !== false,
    mayDisplayAddress: home.InternetAddressDisplayYN !== false,
    courtesyLine: home.ListOfficeName && `Listing courtesy of ${home.ListOfficeName}`,
  };
}
