import type { Moments } from './moments.ts';
import type { Summarize } from './summary.ts';

const PERCENTILES = {
  p1: 0.01,
  p5: 0.05,
  p10: 0.1,
  p25: 0.25,
  median: 0.5,
  p75: 0.75,
  p90: 0.9,
  p95: 0.95,
  p99: 0.99,
} as const;

/** Simulated sale values in year 10, USD. */
export type SaleValues = Moments & Record<keyof typeof PERCENTILES, number>;

export function saleStatistics(summarize: Summarize): SaleValues {
  const { mean, stdDev, quantiles } = summarize(Object.values(PERCENTILES));
  const percentiles = Object.fromEntries(
    Object.keys(PERCENTILES).map((name, i) => [name, quantiles[i]]),
  );
  return { mean, stdDev, ...percentiles } as SaleValues;
}

/** The statistics of values that are all multiplied by `factor`. */
export function scaledSaleValues(values: SaleValues, factor: number): SaleValues {
  const scaled = { ...values };
  for (const name in scaled) scaled[name as keyof SaleValues] *= factor;
  return scaled;
}
