import { comparisonSet } from './comparison-set.ts';
import {
  isBetter,
  METRIC_DIRECTIONS,
  type PeerMetric,
  type PeerMetrics,
  valuesOf,
} from './metrics.ts';
import type { PeersByScope, Scope } from './peer-scopes.ts';
import { sortedQuantile } from './quantile.ts';
import { sortedShareBeaten } from './share-beaten.ts';

export type PerformanceRow = {
  metric: PeerMetric;
  property: number;
  /** Null, like the fields derived from it, when even the widest scope has too few values. */
  median: number | null;
  /** Property − median, in the metric's own unit. */
  diff: number | null;
  /** Share of peers this home beats, ties half, 0 to 100; high is good whatever the metric. */
  percentile: number | null;
  /** Null when the home is exactly at the median. */
  better: boolean | null;
  n: number;
  scope: Scope;
};

/**
 * A home against the median of its peers, one row per metric the home has; metrics that are the same
 * for every peer have none. Formula page: docs/formulas/performance-vs-median.md
 */
export function performanceVsMedian(
  property: PeerMetrics,
  peersByScope: PeersByScope,
): PerformanceRow[] {
  return comparedMetrics(property, peersByScope)
    .filter(({ leftOut }) => leftOut !== 'same')
    .map(performanceRow);
}

/**
 * The metrics without a row, because every compared value is the same.
 * Formula page: docs/formulas/same-for-all.md
 */
export function sameForAll(property: PeerMetrics, peersByScope: PeersByScope): PeerMetric[] {
  return comparedMetrics(property, peersByScope)
    .filter(({ leftOut }) => leftOut === 'same')
    .map(({ metric }) => metric);
}

type Compared = ReturnType<typeof comparedMetrics>[number];

function comparedMetrics(property: PeerMetrics, peers: PeersByScope) {
  const metrics = Object.keys(METRIC_DIRECTIONS) as PeerMetric[];
  return metrics.flatMap((metric) => {
    const [value] = valuesOf(metric, [property]);
    return value === undefined ? [] : [{ metric, value, ...comparisonSet(metric, value, peers) }];
  });
}

function performanceRow({ metric, value, values, scope, leftOut }: Compared): PerformanceRow {
  const [n, middle] = [values.length, sortedQuantile(values, 0.5)];
  if (leftOut || middle === null) {
    const unknown = { median: null, diff: null, percentile: null, better: null };
    return { metric, property: value, ...unknown, n, scope };
  }
  return {
    metric,
    property: value,
    median: middle,
    diff: value - middle,
    percentile: sortedShareBeaten(metric, value, values),
    better: isBetter(metric, value, middle),
    n,
    scope,
  };
}
