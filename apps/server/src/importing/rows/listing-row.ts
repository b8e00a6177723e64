import type { ListingStatus, PropertyType, SaleType } from '@alpha/contract';

/**
 * One listing as a source tells it, in our words and units. `null` means unknown and never becomes
 * zero. Money is USD, areas are square feet, dates are ISO days.
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
  storeys: number | null;
  hoaMonthly: number | null;
  propertyTaxAnnual: number | null;
  insuranceAnnual: number | null;
  /** A month's rent that the source measured; an estimate of ours never stands here. */
  rent: number | null;
  description: string | null;
  features: string[];
  neighbourhood: string | null;
  zpid: number | null;
  /** For rent, not for sale: never shown, it only tells what such homes are let for. */
  isLease?: true;
  mayDisplay: boolean;
  mayDisplayValuation: boolean;
  mayDisplayAddress: boolean;
  courtesyLine: string | null;
  /** `null`: the source says nothing about photos. */
  photos: { url: string; order: number }[] | null;
  /** The day the source vouches for. */
  asOf: string;
  modifiedAt: string | null;
};

/** What people call a home by. */
export type PlaceName = Pick<ListingRow, 'address' | 'city' | 'state' | 'zip'>;

/** Why a row was not taken, or not taken as it was; `code` is a message key. */
export type Refusal = { code: string; field?: string; value?: string };

export type SourceItem =
  | { kind: 'row'; line: number; row: ListingRow; notes?: Refusal[] }
  | {
      kind: 'skipped' | 'quarantined';
      line: number;
      /** Told with the key where it is known: a home that is named has not left the market. */
      system?: string;
      key?: string;
      why: Refusal;
      /** Which home it speaks of, though not all of it could be read. */
      named?: PlaceName;
    }
  /** `isVanished`: nobody said so, it is only missing among all keys. */
  | { kind: 'deleted'; line: number; system: string; key: string; isVanished?: true };
