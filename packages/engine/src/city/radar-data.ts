import { comparisonSet, type LeftOutReason } from './comparison-set.ts';
import { type PeerMetric, type PeerMetrics, valuesOf } from './metrics.ts';
import type { PeersByScope, Scope } from './peer-scopes.ts';
import { sortedQuantile } from './quantile.ts';
import { sortedStanding } from './share-beaten.ts';

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

/** All types of home together. */
const HOME_SCOPES = ['city', 'all'] as const;

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
 * that is the same for every peer is left out. Formula page: docs/formulas/radar-data.md
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
  const metric = RADAR_AXES[axis];
  const [own] = valuesOf(metric, [property]);
  const set = own === undefined ? null : comparisonSet(metric, own, peers, HOME_SCOPES);
  const middle = set && sortedQuantile(set.values, 0.5);
  if (own === undefined || !set || set.leftOut || middle === null) {
    radar.left_out.push({ axis, reason: set?.leftOut ?? 'no_data' });
    return;
  }
  const rank = (value: number) => sortedStanding(metric, value, set.values) as number;
  radar.display_names.push(axis);
  radar.property_percentiles.push(rank(own));
  radar.median_percentiles.push(rank(middle));
  radar.peer_counts.push(set.values.length);
  radar.scopes.push(set.scope);
}
