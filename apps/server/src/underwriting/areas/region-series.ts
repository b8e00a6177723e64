import type { DenseSeries } from './dense-series.ts';

export type Measure = 'home_value' | 'rental_rate' | 'price_index';
export type RegionKind = 'city' | 'zip' | 'metro' | 'state';

/** A region as a source names it. */
export type Region = {
  kind: RegionKind;
  /** The source's own number. */
  code: string;
  name: string;
  /** Two letters. */
  state: string;
  city: string | null;
  county: string | null;
  metro: string | null;
  sizeRank: number | null;
};

export type RegionSeries = Region & DenseSeries & { source: 'zillow' | 'fhfa'; measure: Measure };
