import type { FeatureCode } from './property/feature-codes.ts';

export type PropertyKind = 'single_family' | 'condo' | 'townhouse' | 'multi_family';

/** `date` is a month end, YYYY-MM-DD. */
export type SeriesPoint = { date: string; value: number };

export type DemoArea = {
  city: string;
  state: 'FL';
  county: string;
  latitude: number;
  longitude: number;
  homeValues: SeriesPoint[];
  rents: SeriesPoint[];
};

export type DemoProperty = {
  id: number;
  zpid: number;
  street: string;
  city: string;
  state: 'FL';
  zip: string;
  neighborhood: string;
  latitude: number;
  longitude: number;
  kind: PropertyKind;
  status: 'active' | 'sold';
  /** The price asked now, or the last one asked before the sale. */
  listPrice: number;
  /** Of a multi-family home: over all its units, as are baths, area and rent. */
  beds: number;
  baths: number;
  totalSqft: number;
  /** Null for a condo, which owns no ground. */
  lotSqft: number | null;
  yearBuilt: number;
  /** Of a condo: the stories of its building. */
  stories: number;
  hoaMonthly: number;
  propertyTaxAnnual: number;
  insuranceAnnual: number;
  rentEstimate: number;
  rentPercentile25: number;
  rentPercentile75: number;
  rentComparables: number;
  typeOfSale: 'standard' | 'foreclosure' | 'short_sale' | 'new_construction';
  /** A pool of its own or shared with the community. */
  hasPool: boolean;
  nearWater: boolean;
  features: FeatureCode[];
  description: string;
  descriptionEs: string;
  listedOn: string;
  soldOn: string | null;
  soldPrice: number | null;
  /** Oldest first; the first is the price on `listedOn`, the last is `listPrice`. */
  priceChanges: { date: string; price: number }[];
  /** Drawings, in the order they are shown. */
  images: DemoImage[];
};

/** `url` is a path on this server; sizes in pixels. */
export type DemoImage = { url: string; width: number; height: number };

/** A property before it has an id, descriptions and pictures. */
export type PropertyFacts = Omit<
  DemoProperty,
  'id' | 'zpid' | 'description' | 'descriptionEs' | 'images'
>;

export type DemoMarket = { areas: DemoArea[]; properties: DemoProperty[] };
