/**
 * Every field we read, by its RESO Data Dictionary name (in both 1.7 and 2.0). Formats vary by
 * server: enumerations come as `Single Family Residence` or `SingleFamilyResidence`, multiple
 * values as a list or as comma-separated text.
 */
export const PROPERTY_FIELDS = {
  ListingKey: 'text',
  OriginatingSystemName: 'text',
  ModificationTimestamp: 'instant',
  PhotosChangeTimestamp: 'instant',
  StandardStatus: 'one',
  MlsStatus: 'one',
  PropertyType: 'one',
  PropertySubType: 'one',
  SpecialListingConditions: 'many',
  NewConstructionYN: 'flag',
  PropertyCondition: 'many',
  UnparsedAddress: 'text',
  StreetNumber: 'text',
  StreetDirPrefix: 'one',
  StreetName: 'text',
  StreetSuffix: 'one',
  StreetDirSuffix: 'one',
  UnitNumber: 'text',
  City: 'one',
  StateOrProvince: 'one',
  PostalCode: 'text',
  Latitude: 'number',
  Longitude: 'number',
  SubdivisionName: 'text',
  ListPrice: 'number',
  ClosePrice: 'number',
  CloseDate: 'date',
  ListingContractDate: 'date',
  OnMarketDate: 'date',
  BedroomsTotal: 'number',
  BathroomsTotalInteger: 'number',
  BathroomsFull: 'number',
  BathroomsThreeQuarter: 'number',
  BathroomsHalf: 'number',
  BathroomsOneQuarter: 'number',
  LivingArea: 'number',
  LivingAreaUnits: 'one',
  BuildingAreaTotal: 'number',
  BuildingAreaUnits: 'one',
  LotSizeSquareFeet: 'number',
  LotSizeArea: 'number',
  LotSizeUnits: 'one',
  LotSizeAcres: 'number',
  YearBuilt: 'number',
  Stories: 'number',
  StoriesTotal: 'number',
  AssociationYN: 'flag',
  AssociationFee: 'number',
  AssociationFeeFrequency: 'one',
  AssociationFee2: 'number',
  AssociationFee2Frequency: 'one',
  TaxAnnualAmount: 'number',
  InsuranceExpense: 'number',
  TotalActualRent: 'number',
  PublicRemarks: 'text',
  PoolPrivateYN: 'flag',
  WaterfrontYN: 'flag',
  GarageYN: 'flag',
  CarportYN: 'flag',
  Cooling: 'many',
  LaundryFeatures: 'many',
  CommunityFeatures: 'many',
  AssociationAmenities: 'many',
  OccupantType: 'one',
  InternetEntireListingDisplayYN: 'flag',
  InternetAutomatedValuationDisplayYN: 'flag',
  InternetAddressDisplayYN: 'flag',
  ListOfficeName: 'text',
} as const;

export const MEDIA_FIELDS = {
  ResourceName: 'one',
  ResourceRecordKey: 'text',
  MediaURL: 'text',
  MediaCategory: 'one',
  Order: 'number',
  PreferredPhotoYN: 'flag',
  Permission: 'many',
} as const;

type Kinds = { text: string; one: string; instant: string; date: string; number: number };
type Value<K> = K extends 'many'
  ? string[]
  : K extends 'flag'
    ? boolean | null
    : K extends keyof Kinds
      ? Kinds[K] | null
      : never;
type Fields = Record<string, string>;

export type Read<F extends Fields> = { [N in keyof F]: Value<F[N]> };
export type ResoProperty = Read<typeof PROPERTY_FIELDS>;
export type ResoMedia = Read<typeof MEDIA_FIELDS>;
