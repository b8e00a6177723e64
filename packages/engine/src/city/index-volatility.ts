import { type IndexPoint, monthlyLogReturns } from './index-points.ts';

/**
 * Volatility of an area's index in percent per year: the standard deviation of monthly log returns
 * × √12, or of quarterly ones × √4 (`monthsApart` 3). Returns across a gap are left out; with fewer
 * than two returns it is 0. Formula page: docs/formulas/index-volatility.md
 */
export function indexVolatility(points: readonly IndexPoint[], monthsApart = 1): number {
  const returns = monthlyLogReturns(points, monthsApart).filter((value) => value !== null);
  if (returns.length < 2) return 0;
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const squares = returns.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  return 100 * Math.sqrt(((12 / monthsApart) * squares) / (returns.length - 1));
}
