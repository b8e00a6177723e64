import { compareMetric } from './compare-metric.ts';
import type { LeftOutReason } from './comparison-set.ts';
import type { PeerMetric, PeerMetrics } from './metrics.ts';
import type { PeersByScope, Scope } from './peer-scopes.ts';

/** Axis code → its metric. Codes are language-neutral; screens translate them. */
export const RADAR_AXES = {
  appreciation: 'appreciation_roi',
  rent: 'rent_roi',
  cash_flow: 'cash_flow',
  stability: 'volatility',
  rent_to_price: 'rent_to_price',
  pay_down: 'pay_down',
} as const satisfies Record<string, PeerMetric>;
export type RadarAxis = keyof typeof RADAR_AXES;

/** Spec names; the lists are in the same order and hold only the axes that can be compared. */
export type RadarData = {
  display_names: RadarAxis[];
  property_percentiles: number[];
  median_percentiles: number[];
  /** Homes, or areas, behind each rank. */
  peer_counts: number[];
  scopes: Scope[];
  left_out: { axis: RadarAxis; reason: LeftOutReason }[];
};

/**
 * Strengths of a home as the share of peers it beats, 0 to 100, and the median peer's value. An axis
 * that is the same for every peer is left out. Ranks are those of `performanceVsMedian`. Formula page: docs/formulas/radar-data.md
 */
export function radarData(property: PeerMetrics, peers: PeersByScope): RadarData {
  const radar: RadarData = {
    display_names: [],
    property_percentiles: [],
    median_percentiles: [],
    peer_counts: [],
    scopes: [],
    left_out: [],
  };
  for (const axis of Object.keys(RADAR_AXES) as RadarAxis[]) addAxis(radar, axis, property, peers);
  return radar;
}

function addAxis(radar: RadarData, axis: RadarAxis, property: PeerMetrics, peers: PeersByScope) {
  const compared = compareMetric(RADAR_AXES[axis], property, peers);
  if (!compared || compared.leftOut !== null) {
    radar.left_out.push({ axis, reason: compared?.leftOut ?? 'no_data' });
    return;
  }
  radar.display_names.push(axis);
  radar.property_percentiles.push(compared.percentile);
  radar.median_percentiles.push(compared.medianPercentile);
  radar.peer_counts.push(compared.n);
  radar.scopes.push(compared.scope);
}
