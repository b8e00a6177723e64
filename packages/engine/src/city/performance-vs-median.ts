import { type ComparedMetric, compareMetric } from './compare-metric.ts';
import { isBetter, METRIC_DIRECTIONS, type PeerMetric, type PeerMetrics } from './metrics.ts';
import type { PeersByScope, Scope } from './peer-scopes.ts';

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

function comparedMetrics(property: PeerMetrics, peers: PeersByScope): ComparedMetric[] {
  const metrics = Object.keys(METRIC_DIRECTIONS) as PeerMetric[];
  return metrics.flatMap((metric) => compareMetric(metric, property, peers) ?? []);
}

function performanceRow(compared: ComparedMetric): PerformanceRow {
  const { metric, value, n, scope } = compared;
  if (compared.leftOut !== null) {
    const unknown = { median: null, diff: null, percentile: null, better: null };
    return { metric, property: value, ...unknown, n, scope };
  }
  const { median, percentile } = compared;
  const better = isBetter(metric, value, median);
  return { metric, property: value, median, diff: value - median, percentile, better, n, scope };
}
