import type { City, Neighborhood } from '../geo/geo.types.ts';
import type { DemoProperty, PropertyKind } from '../market.types.ts';
import type { FeatureCode } from './feature-codes.ts';

/** The building, without prices. */
export type Shape = {
  kind: PropertyKind;
  /** Separate dwellings: 1, or 2 to 4 in a multi-family home. */
  units: number;
  beds: number;
  baths: number;
  totalSqft: number;
  /** Area against the usual one for these bedrooms. */
  roominess: number;
  lotSqft: number | null;
  yearBuilt: number;
  stories: number;
};

export type Traits = {
  typeOfSale: DemoProperty['typeOfSale'];
  nearWater: boolean;
  features: readonly FeatureCode[];
};

export type Home = Shape & Traits & { city: City; neighborhood: Neighborhood };
