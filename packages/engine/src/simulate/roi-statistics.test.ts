import { expect, it } from 'vitest';
import { ROI_QUANTILES, ROI_THRESHOLDS, roiStatistics } from './roi-statistics.ts';
import { createSummary } from './summary.ts';

const statisticsOf = (rois: number[]) =>
  roiStatistics(createSummary(Float64Array.from(rois))(ROI_QUANTILES, ROI_THRESHOLDS));

it('an ROI of exactly 0 % is neither a gain nor a loss; exactly 100 % doubles the down payment', () => {
  const { probAbove0, probLoss, probDouble } = statisticsOf([-20, 0, 0, 60, 99.9, 100, 100, 140]);
  expect({ probAbove0, probLoss, probDouble }).toEqual({
    probAbove0: 5 / 8,
    probLoss: 1 / 8,
    probDouble: 3 / 8,
  });
});
