import type { Summarize } from './summary.ts';

/** How much a number varies: its worst and best tenth, and its variance. */
export type Spread = { low: number; high: number; variance: number };

export function spreadOf(summarize: Summarize): Spread {
  const { stdDev, quantiles } = summarize([0.1, 0.9]);
  const [low, high] = quantiles as [number, number];
  return { low, high, variance: stdDev * stdDev };
}
