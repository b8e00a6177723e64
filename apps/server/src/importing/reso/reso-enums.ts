import type { ListingRow } from '../rows/listing-row.ts';

/** Keys are enumeration values normalized by `enumKey`. */
type Words<T> = Record<string, T>;

export const STATUSES: Words<ListingRow['status'] | 'deleted' | 'incomplete'> = {
  active: 'active',
  activeundercontract: 'active',
  comingsoon: 'active',
  pending: 'pending',
  closed: 'sold',
  hold: 'off_market',
  canceled: 'off_market',
  expired: 'off_market',
  withdrawn: 'withdrawn',
  delete: 'deleted',
  incomplete: 'incomplete',
};

/** `null`: not a residence. */
export const SUB_TYPES: Words<ListingRow['type'] | null> = {
  agriculture: null,
  apartment: 'condo',
  boatslip: null,
  business: null,
  cabin: 'single_family',
  condominium: 'condo',
  coownership: 'other',
  deededparking: null,
  duplex: 'multi_family',
  farm: 'other',
  hotelmotel: null,
  industrial: null,
  manufacturedhome: 'other',
  manufacturedonland: 'other',
  mixeduse: 'other',
  mobilehome: 'other',
  mobilehomepark: null,
  multifamily: 'multi_family',
  office: null,
  ownyourown: 'condo',
  quadruplex: 'multi_family',
  ranch: 'single_family',
  retail: null,
  singlefamilyresidence: 'single_family',
  // Bought and run like a condominium: the fee includes upkeep and the building's insurance.
  stockcooperative: 'condo',
  tenancyincommon: 'other',
  timeshare: null,
  townhouse: 'townhouse',
  triplex: 'multi_family',
  unimprovedland: 'land',
  warehouse: null,
};

/** The type of a listing whose sub-type does not decide it. */
export const TYPES: Words<ListingRow['type'] | 'lease' | 'home lease' | null> = {
  businessopportunity: null,
  commerciallease: 'lease',
  commercialsale: null,
  farm: 'other',
  land: 'land',
  manufacturedinpark: 'other',
  residential: 'other',
  residentialincome: 'multi_family',
  residentiallease: 'home lease',
};

/** Conditions not listed here count as a standard sale. */
export const SALE_TYPES: Words<ListingRow['saleType']> = {
  shortsale: 'short_sale',
  realestateowned: 'foreclosure',
  inforeclosure: 'foreclosure',
  hudowned: 'foreclosure',
  noticeofdefault: 'foreclosure',
};

export const NEW_CONDITIONS = ['newconstruction', 'underconstruction', 'tobebuilt'];

/** Times per month. `null`: not a recurring cost, or unknown. */
export const MONTHLY_FACTORS: Words<number | null> = {
  annually: 1 / 12,
  bimonthly: 1 / 2,
  biweekly: 26 / 12,
  daily: 365 / 12,
  monthly: 1,
  onetime: 0,
  quarterly: 1 / 3,
  seasonal: null,
  semiannually: 1 / 6,
  semimonthly: 2,
  weekly: 52 / 12,
};

export const SQUARE_FEET: Words<number> = {
  squarefeet: 1,
  squaremeters: 10.7639,
  acres: 43_560,
};
