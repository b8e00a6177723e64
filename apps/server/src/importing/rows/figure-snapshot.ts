import type { MarketMeasure } from '@alpha/contract';
import type { RegionSeries, WeeklyRate } from '../../underwriting/index.ts';

export type OnDay = { value: number; day: string };

/** What a line of a market file says last, and what we knew last: whoever checks it sees what it would do. */
export type FigureSnapshot = OnDay & { measure: MarketMeasure; was: OnDay | null };

/** Rows of homes tell no measure. */
export const isFigure = (told: object): told is FigureSnapshot => 'measure' in told;

/** The last value of a series is one: holes are only between. */
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
