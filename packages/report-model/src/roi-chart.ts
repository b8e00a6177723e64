import type { PropertyDetail } from '@alpha/contract';

type Stats = NonNullable<PropertyDetail['property_roi_stats']>;

/** ROI in percent, simulations in a bin of it, and the share of all simulations below it. */
export type CurvePoint = { x: number; y: number; below: number };

/** From here on the investment has doubled. */
export const DOUBLED_PERCENT = 100;
const WIDEST_POINTS = 200;

/** Beyond the printed percentiles, as a share of their distance from the mean. */
const BEYOND_PERCENTILES = 0.25;

type Spread = Pick<Stats, 'roi_mean' | 'roi_stddev' | 'roi_percentile_5' | 'roi_percentile_95'>;
type Distribution = NonNullable<PropertyDetail['roi_distribution']>;

/**
 * The simulated density over the mean ± min(4 standard deviations, 200 points), wider where the printed
 * percentiles lie beyond; null without variance. A point is an edge between two bins, where the share of simulations below is an exact
 * count; its height is the mean of the two.
 */
export function roiCurve(spread: Spread, distribution: Distribution): CurvePoint[] | null {
  const mean = spread.roi_mean;
  const reach = reachOf(spread);
  // Below this, all axis labels would be equal.
  if (!(reach > 0.02) || !Number.isFinite(mean)) return null;
  const all = edgePoints(distribution);
  const [low, high] = [mean - reach, mean + reach];
  const inside = all.filter(({ x }) => x > low && x < high);
  if (inside.length < 3) return null;
  return [pointAt(all, low), ...inside, pointAt(all, high)];
}

function reachOf({
  roi_mean: mean,
  roi_stddev: deviation,
  roi_percentile_5: low,
  roi_percentile_95: high,
}: Spread): number {
  const percentiles = (1 + BEYOND_PERCENTILES) * Math.max(mean - low, high - mean);
  return Math.min(4 * deviation, Math.max(WIDEST_POINTS, percentiles));
}

function edgePoints({ edges, counts }: Distribution): CurvePoint[] {
  const heights = withoutOverflow(counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  return edges.map((x, i) => {
    if (i > 0) below += counts[i - 1] as number;
    return { x, y: ((heights[i - 1] ?? 0) + (heights[i] ?? 0)) / 2, below: below / total };
  });
}

/** The outer bins also count all that lies beyond them, so they are cut to their neighbor's height. */
function withoutOverflow(counts: readonly number[]): number[] {
  const last = counts.length - 1;
  return counts.map((count, i) => {
    const neighbor = i === 0 ? counts[1] : i === last ? counts[last - 1] : undefined;
    return Math.min(count, neighbor ?? count);
  });
}

/** Between two edges, and beyond the last one. */
function pointAt(points: readonly CurvePoint[], x: number): CurvePoint {
  const next = points.findIndex((point) => point.x >= x);
  if (next === -1) return { x, y: 0, below: 1 };
  const [a, b] = [points[next - 1], points[next] as CurvePoint];
  if (!a) return { x, y: 0, below: 0 };
  const share = (x - a.x) / (b.x - a.x);
  return { x, y: a.y + share * (b.y - a.y), below: a.below + share * (b.below - a.below) };
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

/** Null without variance, or without a simulation. */
export function roiChart(stats: Spread, distribution: Distribution | null): RoiChart | null {
  const points = distribution && roiCurve(stats, distribution);
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
