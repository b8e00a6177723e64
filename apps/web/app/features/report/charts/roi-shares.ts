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
