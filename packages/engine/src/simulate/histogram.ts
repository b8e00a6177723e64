import type { Moments } from './moments.ts';

/** There is one more edge than counts; values beyond the ends are counted in the outer bins. */
export type Histogram = { edges: number[]; counts: number[] };

export const HISTOGRAM_BINS = 50;

/** Mean ± 4 standard deviations, or the smallest and largest value where they are closer. */
export function histogramOf(values: Float64Array, { mean, stdDev }: Moments): Histogram {
  let smallest = Number.POSITIVE_INFINITY;
  let largest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i += 1) {
    smallest = Math.min(smallest, values[i] as number);
    largest = Math.max(largest, values[i] as number);
  }
  const low = Math.max(smallest, mean - 4 * stdDev);
  const high = Math.min(largest, mean + 4 * stdDev);
  const width = (high - low) / HISTOGRAM_BINS;
  const counts = new Array<number>(HISTOGRAM_BINS).fill(0);
  for (let i = 0; i < values.length; i += 1) {
    const place = width > 0 ? ((values[i] as number) - low) / width : 0;
    const bin = Math.max(0, Math.min(HISTOGRAM_BINS - 1, Math.floor(place)));
    counts[bin] = (counts[bin] as number) + 1;
  }
  return {
    edges: Array.from({ length: HISTOGRAM_BINS + 1 }, (_, k) => low + k * width),
    counts,
  };
}

/** The histogram of values that are all multiplied by `factor`. */
export function scaledHistogram({ edges, counts }: Histogram, factor: number): Histogram {
  return { edges: edges.map((edge) => edge * factor), counts: [...counts] };
}
