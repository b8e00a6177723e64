import type { PathCoefficients } from './path-coefficients.ts';

/** Mean and standard deviation (n − 1) of a sample. */
export type Moments = { mean: number; stdDev: number };

/** Means and covariances (n − 1) of several totals, row by row, into the two arrays. */
export function fillMoments(
  series: readonly Float64Array[],
  mean: Float64Array,
  covariance: Float64Array,
): void {
  const size = series.length;
  for (let a = 0; a < size; a += 1) mean[a] = meanOf(series[a] as Float64Array);
  for (let a = 0; a < size; a += 1)
    for (let b = a; b < size; b += 1) {
      const value = covarianceOf(
        series[a] as Float64Array,
        series[b] as Float64Array,
        mean[a] as number,
        mean[b] as number,
      );
      covariance[a * size + b] = value;
      covariance[b * size + a] = value;
    }
}

/** Moments of a line through the totals, without a pass over the paths. */
export function momentsOfLine(
  home: PathCoefficients,
  mean: Float64Array,
  covariance: Float64Array,
): Moments {
  const line = [home.value, home.collected, home.taxed, home.insured, home.spent, home.repaired];
  let average = home.constant;
  let variance = 0;
  for (let a = 0; a < line.length; a += 1) {
    average += (line[a] as number) * (mean[a] as number);
    for (let b = 0; b < line.length; b += 1)
      variance +=
        (line[a] as number) * (line[b] as number) * (covariance[a * line.length + b] as number);
  }
  // Rounding may leave a hair below 0 where nothing varies.
  return { mean: average, stdDev: Math.sqrt(Math.max(0, variance)) };
}

export function momentsOf(values: Float64Array): Moments {
  const mean = meanOf(values);
  return { mean, stdDev: Math.sqrt(covarianceOf(values, values, mean, mean)) };
}

function meanOf(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i] as number;
  return sum / values.length;
}

function covarianceOf(a: Float64Array, b: Float64Array, meanA: number, meanB: number): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1)
    sum += ((a[i] as number) - meanA) * ((b[i] as number) - meanB);
  return sum / (a.length - 1);
}
