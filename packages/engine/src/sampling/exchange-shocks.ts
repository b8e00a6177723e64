import { HORIZON_YEARS } from '../assumptions.ts';
import { normalQuantile } from '../exact-math/normal-quantile.ts';
import { rotateToward } from './rotate.ts';
import { SHOCK_DIMENSIONS } from './shocks.ts';
import { scrambledSobol } from './sobol.ts';

/**
 * Independent normals of the exchange rate, one array per year. They take the dimensions after all
 * others, so that every other shock keeps its points; the first is rotated to the sum of the years,
 * which the sale is converted with.
 */
export function buildExchangeShocks(points: number, seed: number): Float64Array[] {
  const normals = Array.from({ length: HORIZON_YEARS }, (_, year) =>
    scrambledSobol(SHOCK_DIMENSIONS + year, points, seed).map(normalQuantile),
  );
  rotateToward(
    normals.map(() => 1),
    normals,
  );
  return normals;
}
