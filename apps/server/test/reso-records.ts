type Raw = Record<string, unknown>;

/** A listing in Data Dictionary 2.0 format: enumerations in words, multiple values as a list. */
export function resoRecord(overrides: Raw = {}): Raw {
  return {
    ListingKey: 'K1',
    OriginatingSystemName: 'testmls',
    ModificationTimestamp: '2025-11-03T10:00:00Z',
    PhotosChangeTimestamp: '2025-11-01T08:00:00Z',
    StandardStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: 'Single Family Residence',
    SpecialListingConditions: ['Standard'],
    StreetNumber: '120',
    StreetName: 'Palm',
    StreetSuffix: 'Avenue',
    City: 'Miami',
    StateOrProvince: 'FL',
    PostalCode: '33130',
    Latitude: 25.77,
    Longitude: -80.2,
    ListPrice: 450000,
    BedroomsTotal: 3,
    BathroomsFull: 2,
    BathroomsHalf: 1,
    BathroomsTotalInteger: 3,
    LivingArea: 1500,
    LivingAreaUnits: 'Square Feet',
    ListOfficeName: 'Example Realty',
    ...overrides,
  };
}

/** The same listing in 1.7 format: codes, multiple values as comma-separated text. */
export function resoRecord17(overrides: Raw = {}): Raw {
  return resoRecord({
    PropertySubType: 'SingleFamilyResidence',
    SpecialListingConditions: 'Standard',
    LivingAreaUnits: 'SquareFeet',
    ...overrides,
  });
}
