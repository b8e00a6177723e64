import { METRIC_DIRECTIONS, type PeerMetric, type PeerMetrics, valuesOf } from './metrics.ts';

/** Known values of each figure over many homes, sorted once for repeated comparisons. */
export type PeerSamples = { readonly [metric in PeerMetric]?: Float64Array };

/** Homes, or samples sorted ahead. */
export type Peers = readonly PeerMetrics[] | PeerSamples;

export function peerSamples(peers: readonly PeerMetrics[]): PeerSamples {
  const metrics = Object.keys(METRIC_DIRECTIONS) as PeerMetric[];
  return Object.fromEntries(metrics.map((metric) => [metric, sampleOf(metric, peers)]));
}

/** Sorted, ascending. */
export function sampleOf(metric: PeerMetric, peers: Peers): Float64Array {
  if (!isList(peers)) return peers[metric] ?? new Float64Array(0);
  return Float64Array.from(valuesOf(metric, peers)).sort();
}

const isList = (peers: Peers): peers is readonly PeerMetrics[] => Array.isArray(peers);
