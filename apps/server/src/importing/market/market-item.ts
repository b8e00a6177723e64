import type { RegionSeries } from '../../underwriting/areas/region-series.ts';
import type { WeeklyRate } from '../../underwriting/rates/weekly-rate.ts';
import type { Refusal } from '../rows/listing-row.ts';

export type MarketItem =
  | { kind: 'series'; line: number; series: RegionSeries }
  | { kind: 'rate'; line: number; rate: WeeklyRate }
  | { kind: 'skipped' | 'quarantined'; line: number; name: string; why: Refusal };
