export type HomeKind = 'single_family' | 'condo' | 'townhouse' | 'multi_family';

export const ILLUSTRATION_VIEWS = [
  'street',
  'garden',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'plan',
  'evening',
  'aerial',
  'dining',
  'balcony',
  'study',
] as const;

export type IllustrationView = (typeof ILLUSTRATION_VIEWS)[number];

export const PARKING = ['none', 'garage', 'carport'] as const;
export type Parking = (typeof PARKING)[number];

export const PRICE_CLASSES = ['modest', 'usual', 'grand'] as const;
export type PriceClass = (typeof PRICE_CLASSES)[number];

/** By the asking price, USD: what a home costs is seen in its size, walls and garden. */
export function priceClassOf(price: number): PriceClass {
  if (price < 300_000) return 'modest';
  return price < 1_200_000 ? 'usual' : 'grand';
}

export type HomeTraits = {
  seed: number;
  kind: HomeKind;
  /** Dwellings of a multi-family home, else 1; beds, baths and area are those of all of them. */
  units: number;
  stories: number;
  beds: number;
  baths: number;
  sqft: number;
  yearBuilt: number;
  priceClass: PriceClass;
  parking: Parking;
  /** A balcony of its own: then there is a view from it. */
  hasBalcony: boolean;
  /** In its garden, or of a condo beside its building. */
  hasPool: boolean;
  nearWater: boolean;
};
