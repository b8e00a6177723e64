import type { PropertyDetail } from '@alpha/contract';
import { roiDensity } from './roi-density.ts';

type Stats = NonNullable<PropertyDetail['property_roi_stats']>;

/** ROI in percent, height without a unit. */
export type CurvePoint = { x: number; y: number };

/** From here on the investment has doubled. */
export const DOUBLED_PERCENT = 100;
const WIDEST_POINTS = 200;
const STEPS = 120;

type Spread = Pick<
  Stats,
  'roi_mean' | 'roi_stddev' | 'roi_median' | 'roi_percentile_5' | 'roi_percentile_95'
>;

/** The density around the mean ± min(4 standard deviations, 200 points); null without variance. */
export function roiCurve(stats: Spread): CurvePoint[] | null {
  const { roi_mean: mean, roi_stddev: deviation } = stats;
  const density = roiDensity(stats);
  const reach = Math.min(4 * deviation, WIDEST_POINTS);
  // Below this, all axis labels would be equal.
  if (!density || !(reach > 0.02) || !Number.isFinite(mean)) return null;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = mean - reach + (2 * reach * step) / STEPS;
    return { x, y: density(x) };
  });
}

/** Areas under the curve, ROI in percent. */
export const ROI_ZONES = [
  { name: 'loss', from: Number.NEGATIVE_INFINITY, to: 0 },
  { name: 'gain', from: 0, to: DOUBLED_PERCENT },
  { name: 'doubled', from: DOUBLED_PERCENT, to: Number.POSITIVE_INFINITY },
] as const;

type RoiMark = { name: 'breakEven' | 'doubled'; at: number };

const MARKS: readonly RoiMark[] = [
  { name: 'breakEven', at: 0 },
  { name: 'doubled', at: DOUBLED_PERCENT },
];

export type RoiChart = {
  points: CurvePoint[];
  low: number;
  high: number;
  /** Of the axis labels. */
  decimals: number;
  /** Thresholds inside the axis. */
  marks: RoiMark[];
};

/** Null without variance. */
export function roiChart(stats: Spread): RoiChart | null {
  const points = roiCurve(stats);
  const [low, high] = [points?.[0]?.x, points?.at(-1)?.x];
  if (!points || low === undefined || high === undefined) return null;
  const marks = MARKS.filter(({ at }) => at > low && at < high);
  return { points, low, high, decimals: decimalsFor(high - low), marks };
}

/** Decimals needed for adjacent labels of an axis of this length to differ. */
export function decimalsFor(span: number): number {
  if (span < 1) return 2;
  return span < 12 ? 1 : 0;
}
