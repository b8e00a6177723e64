import type { DenseSeries } from './dense-series.ts';

export type Measure = 'home_value' | 'rental_rate' | 'price_index';
export type RegionKind = 'city' | 'zip' | 'metro' | 'state';

/** A region as a source names it. */
export type Region = {
  kind: RegionKind;
  /** The source's id. */
  code: string;
  name: string;
  /** Two-letter code. */
  state: string;
  city: string | null;
  county: string | null;
  metro: string | null;
  sizeRank: number | null;
};

export type RegionSeries = Region & DenseSeries & { source: 'zillow' | 'fhfa'; measure: Measure };
