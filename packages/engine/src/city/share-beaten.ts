import { isSame, METRIC_DIRECTIONS, type PeerMetric } from './metrics.ts';
import { sortedMidRank } from './mid-rank-percentile.ts';

/**
 * Share of the sample that a value beats, ties half, 0 to 100: the mid-rank percentile, inverted where
 * low is good. Null when nothing differs from the value: 50 would look like a result. Formula page: docs/formulas/share-beaten.md
 */
export function shareBeaten(
  metric: PeerMetric,
  value: number,
  /** Raw, or sorted ahead as `peerSamples` does. */
  sample: readonly number[] | Float64Array,
): number | null {
  const sorted = sample instanceof Float64Array ? sample : Float64Array.from(sample).sort();
  return variesFrom(value, sorted) ? sortedStanding(metric, value, sorted) : null;
}

/** The rank alone, 50 among equals: only for values that are known to vary. */
export function sortedStanding(
  metric: PeerMetric,
  value: number,
  sorted: Float64Array,
): number | null {
  const percentile = sortedMidRank(value, sorted);
  if (percentile === null || METRIC_DIRECTIONS[metric] === 'higher') return percentile;
  return 100 - percentile;
}

/** Whether any value of the sorted sample differs from `value`. */
export function variesFrom(value: number, sorted: Float64Array): boolean {
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return false;
  return !isSame(value, least) || !isSame(value, most);
}
