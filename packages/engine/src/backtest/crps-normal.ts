import { normalDensity, normalShareBelow } from './normal-distribution.ts';

const SQRT_PI = 1.7724538509055159;

/**
 * Continuous ranked probability score of a normal forecast, in the unit of the outcome; lower is
 * better. Formula page: docs/formulas/crps-normal.md
 */
export function crpsNormal(outcome: number, mean: number, stdDev: number): number {
  if (stdDev === 0) return Math.abs(outcome - mean);
  const z = (outcome - mean) / stdDev;
  return stdDev * (z * (2 * normalShareBelow(z) - 1) + 2 * normalDensity(z) - 1 / SQRT_PI);
}
