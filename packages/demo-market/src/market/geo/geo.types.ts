/** Corners in order, not closed. */
export type Ring = readonly (readonly [latitude: number, longitude: number])[];

export type GridId =
  | 'miami-dade'
  | 'hialeah'
  | 'homestead'
  | 'fort-lauderdale'
  | 'broward-south'
  | 'boca-raton'
  | 'st-petersburg'
  | 'cape-coral';

/** Streets by name: `ns` run north to south, listed from the west; `ew` listed from the south. */
export type NamedStreets = { ns: readonly string[]; ew: readonly string[] };

export type Neighborhood = {
  name: string;
  zip: string;
  ring: Ring;
  streets: GridId | NamedStreets;
  /** How often a listing lies here, against the city's other neighborhoods; 1 when left out. */
  share?: number;
  /** Rent against the city's typical rent. */
  rent: number;
  /** Monthly rent of an ordinary house in percent of its price. */
  yieldPercent: number;
  /** Shares of houses, condos, townhouses and multi-family homes. */
  mix: readonly [house: number, condo: number, townhouse: number, multi: number];
  built: readonly [from: number, to: number];
  /** Share of homes near water; 0 when left out. */
  water?: number;
  /** Home size against the usual; 1 when left out. */
  size?: number;
  /** Tallest condo building; 4 when left out. */
  stories?: number;
  /** On the open coast: dearer insurance and HOA. */
  isShore?: true;
  /** Gated or planned: houses pay an HOA too. */
  isPlanned?: true;
  /** Where house numbers start, when it is not the city's own point. */
  numbersFrom?: readonly [latitude: number, longitude: number];
};

export type MetroId =
  | 'miami'
  | 'orlando'
  | 'tampa'
  | 'jacksonville'
  | 'cape-coral'
  | 'north-port'
  | 'port-st-lucie'
  | 'lakeland';

export type City = {
  city: string;
  county: string;
  latitude: number;
  longitude: number;
  numbersFrom: readonly [latitude: number, longitude: number];
  /** Meters per hundred house numbers on named streets. */
  blockMeters?: number;
  /** Active listings at scale 1; half as many sales are recorded. */
  listings: number;
  metro: MetroId;
  /** Typical home value at the end of October 2026, USD. */
  homeValue: number;
  /** Target for the index's yearly volatility, percent. */
  volatilityPercent: number;
  /** Typical monthly rent each November from 2016 to 2026, USD. */
  rents: readonly number[];
  neighborhoods: readonly Neighborhood[];
};
