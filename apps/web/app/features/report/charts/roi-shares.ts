import type { PropertyDetail } from '@alpha/contract';
import { DOUBLED_PERCENT } from '@alpha/report-model/roi-chart';
import { decadesUpTo } from '../how/simulated';

type Stats = Pick<
  NonNullable<PropertyDetail['property_roi_stats']>,
  | 'roi_median'
  | 'roi_percentile_5'
  | 'roi_percentile_95'
  | 'prob_roi_above_0'
  | 'prob_roi_above_100'
>;

/** A point of the cumulative distribution of the simulated paths: ROI in percent, share from 0 to 1. */
export type CdfPoint = {
  key: 'fifth' | 'breakEven' | 'median' | 'doubledShort' | 'ninetyFifth';
  roi: number;
  below: number;
};

/** In axis order; the same numbers as in the sentence and under the chart. */
export function countedPlaces(stats: Stats, decades: number | null): CdfPoint[] {
  const upTo = (probability: number) =>
    decades === null ? probability : decadesUpTo(probability, decades) / decades;
  const places: CdfPoint[] = [
    { key: 'fifth', roi: stats.roi_percentile_5, below: upTo(0.05) },
    { key: 'breakEven', roi: 0, below: 1 - stats.prob_roi_above_0 },
    { key: 'median', roi: stats.roi_median, below: upTo(0.5) },
    { key: 'doubledShort', roi: DOUBLED_PERCENT, below: 1 - stats.prob_roi_above_100 },
    { key: 'ninetyFifth', roi: stats.roi_percentile_95, below: upTo(0.95) },
  ];
  return places.sort((a, b) => a.roi - b.roi || a.below - b.below);
}

/**
 * The share of simulated paths below any ROI: exact at the counted points, interpolated as a normal
 * curve between them, which keeps it increasing. Beyond a point with none or all, it stays none or all.
 */
export function shareBelow(places: readonly CdfPoint[], roi: number): number {
  const exact = places.find((place) => place.roi === roi);
  if (exact) return exact.below;
  if (places.some((place) => place.below <= 0 && roi < place.roi)) return 0;
  if (places.some((place) => place.below >= 1 && roi > place.roi)) return 1;
  const known = places.filter(
    ({ roi: at, below }, index) =>
      below > 0 && below < 1 && (index === 0 || at > (places[index - 1]?.roi ?? at)),
  );
  const next = known.findIndex((place) => place.roi > roi);
  const right = Math.max(1, next === -1 ? known.length - 1 : next);
  const [a, b] = [known[right - 1], known[right]];
  if (!a || !b) return a?.below ?? 0.5;
  const [from, to] = [normalScore(a.below), normalScore(b.below)];
  return normalShare(from + ((to - from) * (roi - a.roi)) / (b.roi - a.roi));
}

/** Standard normal CDF. Abramowitz and Stegun 7.1.26: accurate to seven digits. */
function normalShare(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const polynomial =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = 0.5 * polynomial * Math.exp(-0.5 * z * z);
  return z < 0 ? tail : 1 - tail;
}

/** Its inverse, by bisection. */
function normalScore(share: number): number {
  let [low, high] = [-8, 8];
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}
