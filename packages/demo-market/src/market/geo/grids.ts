import type { GridId } from './geo.types.ts';

/**
 * Numbered street grids. Steps are degrees per street or avenue, fitted to a few
 * known corners of each city (about ±300 m, enough for a plausible address).
 */
export type Grid = {
  /** Where street number 0 lies, seen from the north and from the south side. */
  northZero: number;
  southZero: number;
  longitude: number;
  northStep: number;
  southStep: number;
  avenueStep: number;
  /**
   * quadrant: "1740 SW 12th St"; side: "1645 W 49th St" (Hialeah);
   * suffix: "2145 12th Ave N", where avenues run east to west (St. Petersburg).
   */
  style: 'quadrant' | 'side' | 'suffix';
};

export const grids: Record<GridId, Grid> = {
  // Flagler Street and Miami Avenue.
  'miami-dade': {
    northZero: 25.7743,
    southZero: 25.7695,
    longitude: -80.1955,
    northStep: 0.000916,
    southStep: 0.00093,
    avenueStep: 0.001619,
    style: 'quadrant',
  },
  // Palm Avenue; streets count up from the Miami Canal.
  hialeah: {
    northZero: 25.8215,
    southZero: 25.8215,
    longitude: -80.2819,
    northStep: 0.000925,
    southStep: 0.000925,
    avenueStep: 0.00203,
    style: 'side',
  },
  // Mowry Drive and Krome Avenue.
  homestead: {
    northZero: 25.4698,
    southZero: 25.4698,
    longitude: -80.4776,
    northStep: 0.00092,
    southStep: 0.00092,
    avenueStep: 0.00162,
    style: 'quadrant',
  },
  // Broward Boulevard and Andrews Avenue.
  'fort-lauderdale': {
    northZero: 26.1223,
    southZero: 26.1223,
    longitude: -80.1436,
    northStep: 0.00091,
    southStep: 0.00091,
    avenueStep: 0.0013,
    style: 'quadrant',
  },
  // Pines Boulevard; avenues count from the coast.
  'broward-south': {
    northZero: 26.0075,
    southZero: 26.0075,
    longitude: -80.1127,
    northStep: 0.00095,
    southStep: 0.00095,
    avenueStep: 0.001615,
    style: 'quadrant',
  },
  // Palmetto Park Road and the railway.
  'boca-raton': {
    northZero: 26.3503,
    southZero: 26.3503,
    longitude: -80.0885,
    northStep: 0.00091,
    southStep: 0.00091,
    avenueStep: 0.0017,
    style: 'quadrant',
  },
  // Central Avenue and the bay front.
  'st-petersburg': {
    northZero: 27.7717,
    southZero: 27.7705,
    longitude: -82.6325,
    northStep: 0.00091,
    southStep: 0.00096,
    avenueStep: 0.0014,
    style: 'suffix',
  },
  // Embers Parkway and Santa Barbara Boulevard.
  'cape-coral': {
    northZero: 26.643,
    southZero: 26.643,
    longitude: -81.972,
    northStep: 0.0017,
    southStep: 0.0017,
    avenueStep: 0.002,
    style: 'quadrant',
  },
};
