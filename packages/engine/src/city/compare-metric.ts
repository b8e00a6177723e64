import { type ComparisonSet, comparisonSet, type LeftOutReason } from './comparison-set.ts';
import { type PeerMetric, type PeerMetrics, valuesOf } from './metrics.ts';
import type { PeersByScope, Scope } from './peer-scopes.ts';
import { sortedQuantile } from './quantile.ts';
import { sortedStanding } from './share-beaten.ts';

/** One figure of a home beside its peers; ranks are shares beaten, ties half, 0 to 100. */
export type ComparedMetric = { metric: PeerMetric; value: number; n: number; scope: Scope } & (
  | { leftOut: LeftOutReason }
  | { leftOut: null; median: number; percentile: number; medianPercentile: number }
);

/**
 * The only place that ranks a home's figure: rows and radar axes both come from it, so they cannot
 * disagree. Null when the home's own figure is unknown.
 */
export function compareMetric(
  metric: PeerMetric,
  property: PeerMetrics,
  peers: PeersByScope,
): ComparedMetric | null {
  const [value] = valuesOf(metric, [property]);
  if (value === undefined) return null;
  const set = comparisonSet(metric, value, peers);
  return { metric, value, n: set.values.length, scope: set.scope, ...ranksIn(set, metric, value) };
}

function ranksIn({ values, leftOut }: ComparisonSet, metric: PeerMetric, value: number) {
  const median = sortedQuantile(values, 0.5);
  if (leftOut || median === null) return { leftOut: leftOut ?? ('no_data' as const) };
  const rank = (each: number) => sortedStanding(metric, each, values) as number;
  return { leftOut: null, median, percentile: rank(value), medianPercentile: rank(median) };
}
