import { describe, expect, it } from 'vitest';
import { OFFICIAL_FIELDS, OFFICIAL_LOOKUPS } from '../../../test/reso-dictionary.ts';
import { resoRecord, resoRecord17 } from '../../../test/reso-records.ts';
import type { ListingRow, SourceItem } from '../rows/listing-row.ts';
import { enumKey } from './read-fields.ts';
import * as enums from './reso-enums.ts';
import { MEDIA_FIELDS, PROPERTY_FIELDS } from './reso-fields.ts';
import { readListing } from './reso-listing.ts';

type Raw = Record<string, unknown>;
const read = (raw: Raw) =>
  readListing(raw, { line: 1, defaultSystem: 'feed.example', today: '2025-11-05' });
const rowOf = (overrides: Raw = {}): ListingRow => expectRow(read(resoRecord(overrides)));

function expectRow(item: SourceItem): ListingRow {
  if (item.kind !== 'row') throw new Error(JSON.stringify(item));
  return item.row;
}

const KINDS: Record<string, string> = {
  'Edm.String': 'text',
  'Edm.Boolean': 'flag',
  'Edm.Decimal': 'number',
  'Edm.Int64': 'number',
  'Edm.Date': 'date',
  'Edm.DateTimeOffset': 'instant',
  Enum: 'one',
  Collection: 'many',
};

/** For every field: a value and its effect on the listing. */
const EFFECTS: Record<keyof typeof PROPERTY_FIELDS, [raw: Raw, row: Partial<ListingRow>]> = {
  ListingKey: [{}, { key: 'K1' }],
  OriginatingSystemName: [{}, { system: 'testmls' }],
  ModificationTimestamp: [{}, { modifiedAt: '2025-11-03T10:00:00.000Z', asOf: '2025-11-03' }],
  // Not in the row: it decides whether photos are copied again.
  PhotosChangeTimestamp: [{}, { photos: null }],
  StandardStatus: [{ StandardStatus: 'Pending' }, { status: 'pending' }],
  MlsStatus: [{ StandardStatus: null, MlsStatus: 'Closed' }, { status: 'sold' }],
  PropertyType: [{ PropertyType: 'Land', PropertySubType: null }, { type: 'land' }],
  PropertySubType: [{ PropertySubType: 'Townhouse' }, { type: 'townhouse' }],
  SpecialListingConditions: [
    { SpecialListingConditions: ['Third Party Approval', 'Short Sale'] },
    { saleType: 'short_sale' },
  ],
  NewConstructionYN: [{ NewConstructionYN: true }, { saleType: 'new_construction' }],
  PropertyCondition: [
    { PropertyCondition: ['Under Construction'] },
    { saleType: 'new_construction' },
  ],
  UnparsedAddress: [
    { StreetNumber: null, UnparsedAddress: '9 Bay Rd # 4, Miami, FL 33130' },
    { address: '9 Bay Rd # 4' },
  ],
  StreetNumber: [{ StreetNumber: '77-A' }, { address: '77-A Palm Avenue' }],
  StreetDirPrefix: [{ StreetDirPrefix: 'NW' }, { address: '120 NW Palm Avenue' }],
  StreetName: [{ StreetName: 'Coral  Way' }, { address: '120 Coral Way Avenue' }],
  StreetSuffix: [{ StreetSuffix: 'Street' }, { address: '120 Palm Street' }],
  StreetDirSuffix: [{ StreetDirSuffix: 'E' }, { address: '120 Palm Avenue E' }],
  UnitNumber: [{ UnitNumber: '5B' }, { address: '120 Palm Avenue #5B' }],
  City: [{ City: 'MIAMI BEACH' }, { city: 'Miami Beach' }],
  StateOrProvince: [{ StateOrProvince: 'ga' }, { state: 'GA' }],
  PostalCode: [{ PostalCode: '02134-1234' }, { zip: '02134' }],
  Latitude: [{ Latitude: '26.5' }, { latitude: 26.5 }],
  Longitude: [{ Longitude: -81.25 }, { longitude: -81.25 }],
  SubdivisionName: [{ SubdivisionName: 'Brickell' }, { neighborhood: 'Brickell' }],
  ListPrice: [{ ListPrice: '399000.00' }, { listPrice: 399000 }],
  ClosePrice: [{ ClosePrice: 440000 }, { soldPrice: 440000 }],
  CloseDate: [{ CloseDate: '2025-10-30' }, { soldOn: '2025-10-30' }],
  ListingContractDate: [{ ListingContractDate: '2025-09-01' }, { listedOn: '2025-09-01' }],
  OnMarketDate: [
    { ListingContractDate: '2025-09-01', OnMarketDate: '2025-09-05' },
    { listedOn: '2025-09-05' },
  ],
  BedroomsTotal: [{ BedroomsTotal: 0 }, { beds: 0 }],
  BathroomsTotalInteger: [{ BathroomsFull: null, BathroomsHalf: null }, { baths: 3 }],
  BathroomsFull: [{ BathroomsFull: 3 }, { baths: 3.5 }],
  BathroomsThreeQuarter: [{ BathroomsThreeQuarter: 1 }, { baths: 3.25 }],
  BathroomsHalf: [{ BathroomsHalf: 2 }, { baths: 3 }],
  BathroomsOneQuarter: [{ BathroomsOneQuarter: 1 }, { baths: 2.75 }],
  LivingArea: [{ LivingArea: 1234.4 }, { sqft: 1234 }],
  LivingAreaUnits: [{ LivingArea: 100, LivingAreaUnits: 'Square Meters' }, { sqft: 1076 }],
  BuildingAreaTotal: [{ LivingArea: null, BuildingAreaTotal: 1800 }, { sqft: 1800 }],
  BuildingAreaUnits: [
    { LivingArea: null, BuildingAreaTotal: 200, BuildingAreaUnits: 'SquareMeters' },
    { sqft: 2153 },
  ],
  LotSizeSquareFeet: [{ LotSizeSquareFeet: 6000, LotSizeAcres: 1 }, { lotSqft: 6000 }],
  LotSizeArea: [{ LotSizeArea: 7500, LotSizeUnits: 'Square Feet' }, { lotSqft: 7500 }],
  LotSizeUnits: [{ LotSizeArea: 0.5, LotSizeUnits: 'Acres' }, { lotSqft: 21780 }],
  LotSizeAcres: [{ LotSizeAcres: 0.25 }, { lotSqft: 10890 }],
  YearBuilt: [{ YearBuilt: 1974 }, { yearBuilt: 1974 }],
  Stories: [{ Stories: 2 }, { stories: 2 }],
  StoriesTotal: [{ Stories: 1, StoriesTotal: 22 }, { stories: 22 }],
  AssociationYN: [{ AssociationYN: false }, { hoaMonthly: 0 }],
  AssociationFee: [
    { AssociationFee: 300, AssociationFeeFrequency: 'Monthly' },
    { hoaMonthly: 300 },
  ],
  AssociationFeeFrequency: [
    { AssociationFee: 900, AssociationFeeFrequency: 'Quarterly' },
    { hoaMonthly: 300 },
  ],
  AssociationFee2: [
    {
      AssociationFee: 100,
      AssociationFeeFrequency: 'Monthly',
      AssociationFee2: 50,
      AssociationFee2Frequency: 'Monthly',
    },
    { hoaMonthly: 150 },
  ],
  AssociationFee2Frequency: [
    { AssociationFee2: 1200, AssociationFee2Frequency: 'Annually' },
    { hoaMonthly: 100 },
  ],
  TaxAnnualAmount: [{ TaxAnnualAmount: 5400.5 }, { propertyTaxAnnual: 5400.5 }],
  InsuranceExpense: [{ InsuranceExpense: 3100 }, { insuranceAnnual: 3100 }],
  TotalActualRent: [{ TotalActualRent: 3300 }, { rent: 3300 }],
  PublicRemarks: [{ PublicRemarks: ' Bright\0 home ' }, { description: 'Bright home' }],
  PoolPrivateYN: [{ PoolPrivateYN: true }, { features: ['pool'] }],
  WaterfrontYN: [{ WaterfrontYN: true }, { features: ['waterfront'] }],
  GarageYN: [{ GarageYN: true }, { features: ['garage'] }],
  CarportYN: [{ CarportYN: 'Y' }, { features: ['carport'] }],
  Cooling: [{ Cooling: ['Central Air'] }, { features: ['central_air'] }],
  LaundryFeatures: [{ LaundryFeatures: 'InUnit,WasherHookup' }, { features: ['in_unit_laundry'] }],
  CommunityFeatures: [
    { CommunityFeatures: ['Pool', 'Gated'] },
    { features: ['community_pool', 'gated_community'] },
  ],
  AssociationAmenities: [
    { AssociationAmenities: ['Fitness Center', 'Concierge'] },
    { features: ['gym', 'front_desk'] },
  ],
  OccupantType: [{ OccupantType: 'Tenant' }, { features: ['tenant_occupied'] }],
  InternetEntireListingDisplayYN: [
    { InternetEntireListingDisplayYN: false },
    { mayDisplay: false },
  ],
  InternetAutomatedValuationDisplayYN: [
    { InternetAutomatedValuationDisplayYN: false },
    { mayDisplayValuation: false },
  ],
  InternetAddressDisplayYN: [{ InternetAddressDisplayYN: false }, { mayDisplayAddress: false }],
  ListOfficeName: [{}, { courtesyLine: 'Listing courtesy of Example Realty' }],
};

describe('the Data Dictionary', () => {
  it('has every field we read, with this name and type', () => {
    const kinds = (official: Record<string, string>) =>
      Object.fromEntries(Object.entries(official).map(([name, type]) => [name, KINDS[type]]));
    expect(PROPERTY_FIELDS).toEqual(kinds(OFFICIAL_FIELDS.Property));
    expect(MEDIA_FIELDS).toEqual(kinds(OFFICIAL_FIELDS.Media));
  });

  it.each(Object.entries(EFFECTS))('%s arrives in the listing', (name, [raw, effect]) => {
    expect(rowOf(raw)).toMatchObject(effect);
    if (name in raw) expect(rowOf()).not.toMatchObject(effect);
  });

  it('maps every enumeration value, as a code and in words', () => {
    const known: Record<keyof typeof OFFICIAL_LOOKUPS, string[]> = {
      StandardStatus: Object.keys(enums.STATUSES),
      PropertyType: Object.keys(enums.TYPES),
      PropertySubType: Object.keys(enums.SUB_TYPES),
      FeeFrequency: Object.keys(enums.MONTHLY_FACTORS),
      AreaUnits: Object.keys(enums.SQUARE_FEET),
      LotSizeUnits: Object.keys(enums.SQUARE_FEET),
      SpecialListingConditions: [],
      PropertyCondition: [],
    };
    for (const [lookup, values] of Object.entries(OFFICIAL_LOOKUPS))
      for (const [code, words] of Object.entries(values)) {
        expect([lookup, enumKey(words)]).toEqual([lookup, enumKey(code)]);
        const keys = known[lookup as keyof typeof known];
        if (keys.length > 0) expect(keys).toContain(enumKey(code));
      }
    const special = OFFICIAL_LOOKUPS.SpecialListingConditions;
    expect(Object.keys(special).map(enumKey)).toEqual(
      expect.arrayContaining(Object.keys(enums.SALE_TYPES)),
    );
    expect(Object.keys(OFFICIAL_LOOKUPS.PropertyCondition).map(enumKey)).toEqual(
      expect.arrayContaining(enums.NEW_CONDITIONS),
    );
  });

  it('gives the same listing in its 1.7 and its 2.0 form', () => {
    const same = (old: Raw, now: Raw) =>
      expect(read(resoRecord17(old))).toEqual(read(resoRecord(now)));
    same({}, {});
    same({ StandardStatus: 'ActiveUnderContract' }, { StandardStatus: 'Active Under Contract' });
    same(
      { SpecialListingConditions: 'RealEstateOwned,Auction', Cooling: 'CentralAir,Electric' },
      { SpecialListingConditions: ['Real Estate Owned', 'Auction'], Cooling: ['Central Air'] },
    );
    same(
      { AssociationFee: '600.00', AssociationFeeFrequency: 'SemiAnnually' },
      { AssociationFee: 600, AssociationFeeFrequency: 'Semi-Annually' },
    );
  });
});

describe('a listing', () => {
  it('converts association fees to monthly amounts', () => {
    const monthly = (AssociationFeeFrequency: string | null, AssociationFee = 1200) =>
      rowOf({ AssociationFee, AssociationFeeFrequency }).hoaMonthly;
    expect(monthly('Annually')).toBe(100);
    expect(monthly('Semi-Annually')).toBe(200);
    expect(monthly('Quarterly')).toBe(400);
    expect(monthly('Bi-Monthly')).toBe(600);
    expect(monthly('Monthly')).toBe(1200);
    expect(monthly('Semi-Monthly')).toBe(2400);
    expect(monthly('Bi-Weekly')).toBe(2600);
    expect(monthly('Weekly')).toBe(5200);
    expect(monthly('Daily', 12)).toBe(365);
    expect(monthly('One Time')).toBe(0);
    expect(monthly(null, 0)).toBe(0);
  });

  it('has an unknown fee, with a note, if its frequency is missing', () => {
    for (const AssociationFeeFrequency of [null, 'Seasonal', 'Now and then'])
      expect(read(resoRecord({ AssociationFee: 90, AssociationFeeFrequency }))).toMatchObject({
        row: { hoaMonthly: null },
        notes: [{ code: 'importReso.feeFrequencyUnknown' }],
      });
    expect(rowOf().hoaMonthly).toBeNull();
  });

  it('keeps blanks unknown', () => {
    const raw = Object.fromEntries(
      ['ListPrice', 'BedroomsTotal', 'BathroomsFull', 'BathroomsHalf', 'BathroomsTotalInteger']
        .concat(['LivingArea', 'YearBuilt', 'TaxAnnualAmount', 'Latitude', 'Longitude'])
        .map((name) => [name, '']),
    );
    expect(rowOf(raw)).toMatchObject({
      listPrice: null,
      beds: null,
      baths: null,
      sqft: null,
      lotSqft: null,
      yearBuilt: null,
      stories: null,
      hoaMonthly: null,
      propertyTaxAnnual: null,
      insuranceAnnual: null,
      rent: null,
      latitude: null,
      longitude: null,
    });
    expect(rowOf({ Latitude: 0, Longitude: 0 })).toMatchObject({ latitude: null, longitude: null });
    expect(rowOf({ Latitude: 25, Longitude: -800 })).toMatchObject({ latitude: null });
  });

  it('has the status it left the market with', () => {
    const statusOf = (StandardStatus: string) => rowOf({ StandardStatus }).status;
    expect(['Withdrawn', 'Expired', 'Canceled', 'Hold'].map(statusOf)).toEqual([
      'withdrawn',
      'off_market',
      'off_market',
      'off_market',
    ]);
    const deleted = { kind: 'deleted', line: 1, system: 'testmls', key: 'K1' };
    expect(read(resoRecord({ StandardStatus: 'Delete', City: null }))).toEqual(deleted);
    expect(read(resoRecord({ MlgCanView: false }))).toEqual(deleted);
  });

  it.each<[string, Raw, string, string]>([
    ['has no key', { ListingKey: '' }, 'quarantined', 'keyMissing'],
    ['has a status nobody knows', { StandardStatus: 'Maybe' }, 'quarantined', 'statusUnknown'],
    ['is not finished', { StandardStatus: 'Incomplete' }, 'skipped', 'incomplete'],
    ['is for rent', { PropertyType: 'Commercial Lease' }, 'skipped', 'notForSale'],
    ['is a shop', { PropertyType: 'CommercialSale' }, 'skipped', 'notAHome'],
    ['is a boat slip', { PropertySubType: 'BoatSlip' }, 'skipped', 'notAHome'],
    ['has no street', { StreetName: null }, 'quarantined', 'addressMissing'],
    [
      'has a placeholder for a city',
      { City: 'Other City - Broward' },
      'quarantined',
      'cityMissing',
    ],
    ['is in Canada', { StateOrProvince: 'ON' }, 'quarantined', 'stateUnknown'],
    ['has half a zip code', { PostalCode: '331' }, 'quarantined', 'zipUnknown'],
  ])('that %s is refused with its reason', (_, raw, kind, code) => {
    expect(read(resoRecord(raw))).toMatchObject({ kind, why: { code: `importReso.${code}` } });
  });

  it('for rent is a rent comparable and never shown', () => {
    const lease = { PropertyType: 'Residential Lease', PropertySubType: 'Condominium' };
    expect(rowOf({ ...lease, ListPrice: 2_750, ClosePrice: null })).toMatchObject({
      type: 'condo',
      isLease: true,
      rent: 2_750,
      listPrice: null,
      status: 'off_market',
      mayDisplay: false,
    });
    expect(rowOf({ ...lease, ListPrice: 2_750, ClosePrice: 2_600 }).rent).toBe(2_600);
    expect(read(resoRecord({ ...lease, PropertySubType: 'Boat Slip' })).kind).toBe('skipped');
    expect('isLease' in rowOf()).toBe(false);
  });

  it('of an unknown type is shown as other, with a note', () => {
    expect(read(resoRecord({ PropertySubType: 'Treehouse' }))).toMatchObject({
      row: { type: 'other' },
      notes: [{ code: 'importReso.typeUnknown', value: 'Treehouse' }],
    });
    expect(rowOf({ PropertyType: 'ResidentialIncome', PropertySubType: 'Apartment' }).type).toBe(
      'multi_family',
    );
  });

  it('does not take a yearly rent for a monthly one', () => {
    expect(read(resoRecord({ TotalActualRent: 39600 }))).toMatchObject({
      row: { rent: null },
      notes: [{ code: 'importReso.rentUnclear', value: '39600' }],
    });
  });

  it('may be shown unless its owner forbids it', () => {
    expect(rowOf({ InternetEntireListingDisplayYN: null })).toMatchObject({
      mayDisplay: true,
      mayDisplayValuation: true,
      mayDisplayAddress: true,
    });
  });

  it('counts half baths as halves even if only they and the total are given', () => {
    expect(rowOf({ BathroomsFull: null, BathroomsHalf: 1, BathroomsTotalInteger: 3 }).baths).toBe(
      2.5,
    );
  });

  it('belongs to the feed if it has no system', () => {
    expect(rowOf({ OriginatingSystemName: null }).system).toBe('feed.example');
    expect(rowOf({ ModificationTimestamp: null })).toMatchObject({
      modifiedAt: null,
      asOf: '2025-11-05',
    });
    expect(rowOf({ ModificationTimestamp: '2025-11-03T10:00:00' }).modifiedAt).toBe(
      '2025-11-03T10:00:00.000Z',
    );
  });
});
