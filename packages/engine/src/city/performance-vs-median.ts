import {
  isBetter,
  METRIC_DIRECTIONS,
  MIN_PEERS,
  type PeerMetric,
  type PeerMetrics,
  valuesOf,
} from './metrics.ts';
import { type Peers, sampleOf } from './peer-samples.ts';
import { sortedQuantile } from './quantile.ts';
import { sortedShareBeaten } from './share-beaten.ts';

/** From the closest peers to the widest; the first with enough homes is used. */
export const PEER_SCOPES = ['city_type', 'city', 'all'] as const;
export type PeerScope = (typeof PEER_SCOPES)[number];
export type PeersByScope = { readonly [scope in PeerScope]: Peers };

export type PerformanceRow = {
  metric: PeerMetric;
  property: number;
  /** Null, like the fields derived from it, when even the widest scope has fewer than 5 homes. */
  median: number | null;
  /** Property − median, in the metric's own unit. */
  diff: number | null;
  /** Share of peers this home beats, ties half, 0 to 100; high is good whatever the metric. */
  percentile: number | null;
  /** Null when the home is exactly at the median. */
  better: boolean | null;
  n: number;
  scope: PeerScope;
};

/**
 * A home against the median of its peers, one row per metric the home has.
 * Formula page: docs/formulas/performance-vs-median.md
 */
export function performanceVsMedian(
  property: PeerMetrics,
  peersByScope: PeersByScope,
): PerformanceRow[] {
  const metrics = Object.keys(METRIC_DIRECTIONS) as PeerMetric[];
  return metrics.flatMap((metric) => {
    const [value] = valuesOf(metric, [property]);
    return value === undefined ? [] : [performanceRow(metric, value, peersByScope)];
  });
}

function performanceRow(metric: PeerMetric, property: number, peers: PeersByScope): PerformanceRow {
  for (const scope of PEER_SCOPES) {
    const values = sampleOf(metric, peers[scope]);
    const middle = sortedQuantile(values, 0.5);
    const n = values.length;
    if (n < MIN_PEERS || middle === null) continue;
    return {
      metric,
      property,
      median: middle,
      diff: property - middle,
      percentile: sortedShareBeaten(metric, property, values),
      better: isBetter(metric, property, middle),
      n,
      scope,
    };
  }
  const n = sampleOf(metric, peers.all).length;
  const unknown = { median: null, diff: null, percentile: null, better: null };
  return { metric, property, ...unknown, n, scope: 'all' };
}
