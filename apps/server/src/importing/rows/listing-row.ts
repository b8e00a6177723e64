import type { ListingStatus, PropertyType, SaleType } from '@alpha/contract';

/**
 * One listing in our fields and units. `null` means unknown and never becomes zero. Money is USD,
 * areas are square feet, dates are ISO days.
 */
export type ListingRow = {
  /** Originating system, e.g. `miamire` or `Redfin MIAMI`. With `key` unique. */
  system: string;
  key: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  latitude: number | null;
  longitude: number | null;
  type: PropertyType;
  saleType: SaleType;
  status: ListingStatus;
  listPrice: number | null;
  soldPrice: number | null;
  soldOn: string | null;
  listedOn: string | null;
  beds: number | null;
  baths: number | null;
  sqft: number | null;
  lotSqft: number | null;
  yearBuilt: number | null;
  stories: number | null;
  hoaMonthly: number | null;
  propertyTaxAnnual: number | null;
  insuranceAnnual: number | null;
  /** Monthly rent from the source, never our own estimate. */
  rent: number | null;
  description: string | null;
  features: string[];
  neighborhood: string | null;
  zpid: number | null;
  /** For rent, not for sale: never shown, only used as a rent comparable. */
  isLease?: true;
  mayDisplay: boolean;
  mayDisplayValuation: boolean;
  mayDisplayAddress: boolean;
  courtesyLine: string | null;
  /** `null`: the source has no information about photos. */
  photos: { url: string; order: number }[] | null;
  /** The date of the data. */
  asOf: string;
  modifiedAt: string | null;
};

/** The parts of an address. */
export type PlaceName = Pick<ListingRow, 'address' | 'city' | 'state' | 'zip'>;

/** Why a row was rejected or adjusted; `code` is a message key. */
export type Refusal = { code: string; field?: string; value?: string };

export type SourceItem =
  | { kind: 'row'; line: number; row: ListingRow; notes?: Refusal[] }
  | {
      kind: 'skipped' | 'quarantined';
      line: number;
      /** Set where known: a listing that is named has not left the market. */
      system?: string;
      key?: string;
      why: Refusal;
      /** The address, if the row could not be read completely. */
      named?: PlaceName;
    }
  /** `isVanished`: not reported as deleted, only missing from the list of keys. */
  | { kind: 'deleted'; line: number; system: string; key: string; isVanished?: true };
