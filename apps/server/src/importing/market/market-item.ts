import type {
  DailyRate,
  FactColumn,
  MonthlyPrices,
  PlaceFacts,
  RegionSeries,
  WeeklyRate,
} from '../../underwriting/index.ts';
import type { Refusal } from '../rows/listing-row.ts';

export type MarketItem =
  | { kind: 'series'; line: number; series: RegionSeries }
  | { kind: 'rate'; line: number; rate: WeeklyRate }
  | { kind: 'prices'; line: number; prices: MonthlyPrices }
  | { kind: 'exchange'; line: number; rate: DailyRate }
  | { kind: 'facts'; line: number; facts: PlaceFacts; columns: FactColumn[] }
  | { kind: 'skipped' | 'quarantined'; line: number; name: string; why: Refusal };
