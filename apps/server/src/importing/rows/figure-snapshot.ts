import type { MarketMeasure } from '@alpha/contract';
import type {
  DailyRate,
  MonthlyPrices,
  RegionSeries,
  WeeklyRate,
} from '../../underwriting/index.ts';

export type OnDay = { value: number; day: string };

/** The latest value in a line of a market file and the latest we had, for display in a dry run. */
export type FigureSnapshot = OnDay & { measure: MarketMeasure; was: OnDay | null };

/** Property rows have no measure. */
export const isFigure = (snapshot: object): snapshot is FigureSnapshot => 'measure' in snapshot;

/** The last value of a series is never missing; gaps are only in between. */
export const figureOfSeries = (
  { measure, values, asOf }: RegionSeries,
  was: OnDay | null,
): FigureSnapshot => ({ measure, value: values.at(-1) ?? 0, day: asOf, was });

export const figureOfRate = (rate: WeeklyRate, known: WeeklyRate | undefined): FigureSnapshot => ({
  measure: 'mortgage_rate',
  value: rate.thirtyYear,
  day: rate.week,
  was: known ? { value: known.thirtyYear, day: known.week } : null,
});

export const figureOfPrices = (
  { month, value }: MonthlyPrices,
  known: number | undefined,
): FigureSnapshot => ({
  measure: 'consumer_prices',
  value,
  day: month,
  was: known === undefined ? null : { value: known, day: month },
});

export const figureOfExchange = (
  { day, perUsd }: DailyRate,
  known: number | undefined,
): FigureSnapshot => ({
  measure: 'exchange_rate',
  value: perUsd,
  day,
  was: known === undefined ? null : { value: known, day },
});
