import type { Moments } from './moments.ts';
import type { Summary } from './summary.ts';

/** Total ROI over the paths, percent; probabilities are fractions. */
export type RoiStatistics = Moments & {
  median: number;
  p5: number;
  p95: number;
  /** Probability of a gain. */
  probAbove0: number;
  /** Probability of a loss. */
  probLoss: number;
  /** Probability of doubling the down payment: ROI of 100 % or more. */
  probDouble: number;
};

export const ROI_QUANTILES = [0.05, 0.5, 0.95] as const;
export const ROI_THRESHOLDS = [0, 100] as const;

/** From a summary with `ROI_QUANTILES` and `ROI_THRESHOLDS`. */
export function roiStatistics({ mean, stdDev, quantiles, shares }: Summary): RoiStatistics {
  const [p5, median, p95] = quantiles as [number, number, number];
  const [atZero, atDouble] = shares as [Shares, Shares];
  return {
    mean,
    stdDev,
    median,
    p5,
    p95,
    probAbove0: atZero.above,
    probLoss: atZero.below,
    probDouble: 1 - atDouble.below,
  };
}

type Shares = Summary['shares'][number];
