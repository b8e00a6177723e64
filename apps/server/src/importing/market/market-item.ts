import type { DenseSeries } from '../../underwriting/areas/dense-series.ts';
import type { Refusal } from '../rows/listing-row.ts';

export const MARKET_KINDS = ['zillow-research', 'fhfa', 'pmms'] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];

export const isMarketKind = (kind: string): kind is MarketKind =>
  MARKET_KINDS.some((each) => each === kind);

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

/** Percent a year. */
export type WeeklyRate = { week: string; thirtyYear: number; fifteenYear: number | null };

export type MarketItem =
  | { kind: 'series'; line: number; series: RegionSeries }
  | { kind: 'rate'; line: number; rate: WeeklyRate }
  | { kind: 'skipped' | 'quarantined'; line: number; name: string; why: Refusal };
