import type { MarketMeasure, MarketRegion, MarketSource } from '../../platform/db/schema/index.ts';
import type { DenseSeries } from './dense-series.ts';

/** A region as a source names it. */
export type Region = {
  kind: MarketRegion;
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

export type RegionSeries = Region & DenseSeries & { source: MarketSource; measure: MarketMeasure };
