import { exp } from '../exact-math/exp.ts';
import { log } from '../exact-math/log.ts';
import {
  DEFAULT_MARKET,
  LONG_RUN_LOG_GROWTH,
  MARKET_BOUNDS,
  type MarketParameters,
} from '../market/market-parameters.ts';
import { plannedGrowth } from '../market/price-process.ts';
import { type IndexPoint, valuesByMonth } from './index-points.ts';
import { logPriceLevel } from './price-level.ts';
import { prudentSwing } from './prudent-swing.ts';

/** What an area's price history says about its next ten years. */
export type PricePlan = {
  /** Log distance of today's prices from the area's usual level. */
  gap: number;
  /** Log price change of the last twelve months. */
  lastYearGrowth: number;
  /** Standard deviation of the yearly log price change, a fraction. */
  swing: number;
  /** Appreciation to plan with, a fraction a year. */
  growth: number;
  /** Average growth of the whole history, a fraction a year; null with less than ten years. */
  longRunGrowth: number | null;
  /** Length of the history. */
  years: number;
  /** Whether the usual level is measured after inflation; without CPI-U it is nominal. */
  isAfterInflation: boolean;
};

export type PricePlanOptions = {
  /** CPI-U, not seasonally adjusted: months, or yearly averages dated in the middle of the year. */
  cpi?: readonly IndexPoint[];
  /** Of the price process; what is missing has its default. */
  market?: Partial<MarketParameters>;
  /** For the average of several areas, which varies less than any of them. */
  leastSwing?: number;
};

/** A shorter history doesn't show what is usual. */
const LEAST_YEARS = 5;
const LEAST_YEARS_OF_AVERAGE = 10;
const USUAL_YEARS = 15;

/**
 * From an area's price index to the plan; null without a point.
 * Formula page: docs/formulas/price-plan.md
 */
export function pricePlan(
  points: readonly IndexPoint[],
  { cpi = [], market = {}, leastSwing = 0 }: PricePlanOptions = {},
): PricePlan | null {
  const byMonth = valuesByMonth(points);
  const months = [...byMonth.keys()].sort((a, b) => a - b);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const years = (last - first) / 12;
  const swing = within(
    'volatility',
    Math.max(leastSwing, prudentSwing(points) ?? DEFAULT_MARKET.volatility),
  );
  const isLong = years >= LEAST_YEARS;
  const usual = isLong ? gapOf(byMonth, last, cpi) : { gap: 0, isAfterInflation: false };
  const gap = within('gap', usual.gap);
  const lastYearGrowth = isLong
    ? within('lastYearGrowth', growthOfYear(byMonth, last))
    : LONG_RUN_LOG_GROWTH;
  const change = log((byMonth.get(last) as number) / (byMonth.get(first) as number));
  return {
    gap,
    lastYearGrowth,
    swing,
    growth: plannedGrowth({ ...market, volatility: swing, gap, lastYearGrowth }),
    longRunGrowth: years >= LEAST_YEARS_OF_AVERAGE ? exp(change / years) - 1 : null,
    years,
    isAfterInflation: usual.isAfterInflation,
  };
}

/** The last value against the mean of the last 15 years, or of as many as there are. */
function gapOf(
  byMonth: ReadonlyMap<number, number>,
  last: number,
  cpi: readonly IndexPoint[],
): Pick<PricePlan, 'gap' | 'isAfterInflation'> {
  const recent = [...byMonth]
    .filter(([month]) => month > last - 12 * USUAL_YEARS)
    .sort(([a], [b]) => a - b);
  const priceLevel = logPriceLevel(cpi);
  const isAfterInflation = recent.every(([month]) => priceLevel(month) !== null);
  const usualPath = (month: number) =>
    isAfterInflation
      ? (priceLevel(month) as number) + (REAL_GROWTH * month) / 12
      : (LONG_RUN_LOG_GROWTH * month) / 12;
  const levels = recent.map(([month, value]) => log(value) - usualPath(month));
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const now = log(byMonth.get(last) as number) - usualPath(last);
  return { gap: now - mean, isAfterInflation };
}

/** Only to detrend; the long-run growth is nominal. */
const REAL_GROWTH = 0.0075;

/** In a gap the nearest month within a quarter, brought to a whole year; usual growth without one. */
function growthOfYear(byMonth: ReadonlyMap<number, number>, last: number): number {
  for (const away of [0, 1, -1, 2, -2, 3, -3]) {
    const before = byMonth.get(last - 12 - away);
    if (before) return (12 / (12 + away)) * log((byMonth.get(last) as number) / before);
  }
  return LONG_RUN_LOG_GROWTH;
}

/** A wilder index is a data error; it still gets a plan. */
function within(name: 'volatility' | 'gap' | 'lastYearGrowth', value: number): number {
  const { min, max } = MARKET_BOUNDS[name];
  return Math.min(max, Math.max(min, value));
}
