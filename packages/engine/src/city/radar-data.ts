import type { PeerMetric, PeerMetrics } from './metrics.ts';
import { type Peers, sampleOf } from './peer-samples.ts';
import { sortedQuantile } from './quantile.ts';
import { sortedShareBeaten } from './share-beaten.ts';

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

/** Spec names; the lists are in the same order. Null: unknown for this home or its peers. */
export type RadarData = {
  display_names: RadarAxis[];
  property_percentiles: (number | null)[];
  median_percentiles: (number | null)[];
  /** Peers behind each rank. */
  peer_counts: number[];
};

/**
 * Six strengths of a home as the share of peers it beats, 0 to 100, and the median peer's value.
 * Formula page: docs/formulas/radar-data.md
 */
export function radarData(property: PeerMetrics, peers: Peers): RadarData {
  const axes = Object.keys(RADAR_AXES) as RadarAxis[];
  const samples = axes.map((axis) => sampleOf(RADAR_AXES[axis], peers));
  const rank = (i: number, value: number | null | undefined) =>
    typeof value === 'number'
      ? sortedShareBeaten(RADAR_AXES[axes[i] as RadarAxis], value, samples[i] as Float64Array)
      : null;
  return {
    display_names: axes,
    property_percentiles: axes.map((axis, i) => rank(i, property[RADAR_AXES[axis]])),
    median_percentiles: samples.map((sample, i) => rank(i, sortedQuantile(sample, 0.5))),
    peer_counts: samples.map((sample) => sample.length),
  };
}
