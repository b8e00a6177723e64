import { SAME } from './metrics.ts';

/**
 * Rank of a value in a sample, 0 to 100: the share below it plus half of the share equal to it.
 * Null for an empty sample. Formula page: docs/formulas/mid-rank-percentile.md
 */
export function midRankPercentile(value: number, sample: readonly number[]): number | null {
  return sortedMidRank(value, Float64Array.from(sample).sort());
}

/** The same for a sorted sample. */
export function sortedMidRank(value: number, sorted: Float64Array): number | null {
  if (sorted.length === 0) return null;
  const slack = SAME * Math.max(1, Math.abs(value));
  const below = countWhile(sorted, (other) => other < value - slack);
  const notAbove = countWhile(sorted, (other) => other <= value + slack);
  return (100 * (below + (notAbove - below) / 2)) / sorted.length;
}

/** How many leading values pass, by binary search. */
function countWhile(sorted: Float64Array, passes: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(sorted[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
