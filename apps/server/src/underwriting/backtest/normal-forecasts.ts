import { DEFAULT_ASSUMPTIONS, DEFAULT_MARKET, priceOutlook } from '@alpha/engine';
import { type IndexPoint, pricePlan, prudentGrowth, prudentSwing } from '@alpha/engine/city';
import { type MetroHistory, pointsUntil } from './metro-history.ts';
import { HORIZONS } from './origins.ts';

/** A normal distribution of the log change for each of `HORIZONS`. */
export type NormalForecast = { mean: number[]; stdDev: number[] };

/** Models whose forecast is normal, by name; `shown` is the product's. */
export const NORMAL_MODELS = [
  'shown',
  /** The same without the bounds of the planned growth. */
  'unbounded',
  'first_model',
  'defaults',
  'last_ten_years',
  'whole_history',
  'momentum',
] as const;
export type NormalModel = (typeof NORMAL_MODELS)[number];

const PUBLISHED_GROWTH = DEFAULT_ASSUMPTIONS.appreciationRateAnnual;
/** Of the first model: autocorrelation of yearly shocks. */
const FIRST_PHI = 0.3;
/** Fitted for the comparison, without a pull. */
const MOMENTUM = { phi: 0.6, pull: 0, shockScale: 0.5, driftVolatility: 0 };

/** What each model says at the end of a quarter, from what was known then; null without a value. */
export function normalForecasts(
  metro: MetroHistory,
  quarter: number,
  cpi: readonly IndexPoint[],
): Record<NormalModel, NormalForecast> | null {
  const points = pointsUntil(metro.points, quarter);
  const plan = pricePlan(points, { cpi });
  if (!plan) return null;
  const { swing: volatility, gap, lastYearGrowth } = plan;
  const logs = metro.logs.subarray(0, quarter - metro.firstQuarter + 1);
  const growth = prudentGrowth(points) ?? PUBLISHED_GROWTH;
  const floored = Math.max(
    DEFAULT_MARKET.volatilityFloor,
    prudentSwing(points) ?? DEFAULT_MARKET.volatility,
  );
  return {
    shown: atHorizons(priceOutlook({ volatility, gap, lastYearGrowth }, plan.growth)),
    unbounded: atHorizons(priceOutlook({ volatility, gap, lastYearGrowth })),
    first_model: correlatedShocks(growth, floored),
    defaults: correlatedShocks(PUBLISHED_GROWTH, DEFAULT_MARKET.volatility),
    last_ten_years: lastTenYears(logs),
    whole_history: wholeHistory(logs),
    momentum: atHorizons(priceOutlook({ ...MOMENTUM, volatility, lastYearGrowth })),
  };
}

const atHorizons = ({ mean, stdDev }: NormalForecast): NormalForecast => ({
  mean: HORIZONS.map((years) => mean[years - 1] as number),
  stdDev: HORIZONS.map((years) => stdDev[years - 1] as number),
});

/** The product's first model: even growth, shocks of a year that partly go on, the mean as planned. */
function correlatedShocks(growth: number, swing: number): NormalForecast {
  const variance = HORIZONS.map((years) => {
    let sum = years;
    for (let lag = 1; lag < years; lag += 1) sum += 2 * (years - lag) * FIRST_PHI ** lag;
    return swing * swing * sum;
  });
  return {
    mean: HORIZONS.map((years, i) => years * Math.log1p(growth) - (variance[i] as number) / 2),
    stdDev: variance.map(Math.sqrt),
  };
}

/** What a spreadsheet does: the last ten years go on, quarterly volatility × √time. */
function lastTenYears(logs: Float64Array): NormalForecast {
  const last = logs.length - 1;
  const before = logs[last - 40] ?? Number.NaN;
  const growth = Number.isNaN(before) ? endToEnd(logs) : ((logs[last] as number) - before) / 10;
  return independent(growth, 2 * deviationOf(changes(logs, 1)));
}

/** Growth of the whole history, deviation of yearly changes, independent years. */
const wholeHistory = (logs: Float64Array): NormalForecast =>
  independent(endToEnd(logs), deviationOf(changes(logs, 4)));

const independent = (growth: number, deviation: number): NormalForecast => ({
  mean: HORIZONS.map((years) => years * growth),
  stdDev: HORIZONS.map((years) => deviation * Math.sqrt(years)),
});

/** Growth a year; both ends of a history are known. */
const endToEnd = (logs: Float64Array): number =>
  (4 * ((logs.at(-1) as number) - (logs[0] as number))) / (logs.length - 1);

function changes(logs: Float64Array, quarters: number): number[] {
  const all: number[] = [];
  for (let i = quarters; i < logs.length; i += 1) {
    const change = (logs[i] as number) - (logs[i - quarters] as number);
    if (!Number.isNaN(change)) all.push(change);
  }
  return all;
}

function deviationOf(sample: readonly number[]): number {
  const mean = sample.reduce((sum, each) => sum + each, 0) / sample.length;
  const squares = sample.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / (sample.length - 1));
}
