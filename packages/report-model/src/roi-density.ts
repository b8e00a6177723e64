import type { PropertyDetail } from '@alpha/contract';

type Spread = Pick<
  NonNullable<PropertyDetail['property_roi_stats']>,
  'roi_median' | 'roi_percentile_5' | 'roi_percentile_95'
>;

/** 95th percentile of the standard normal distribution. */
const Z_95 = 1.6448536269514722;
/** Skew below which a normal curve is used; the difference is not visible. */
const MIN_SKEW = 0.02;

/**
 * Density of the simulated ROI, scaled to 1 at its peak; null without a spread. Values grow
 * multiplicatively, so the distribution is skewed and a normal curve would show losses that were never
 * simulated. Uses a shifted lognormal curve through the 5th, 50th and 95th percentile.
 */
export function roiDensity({
  roi_median: median,
  roi_percentile_5: low,
  roi_percentile_95: high,
}: Spread): ((roi: number) => number) | null {
  const [below, above] = [median - low, high - median];
  if (!(below > 0) || !(above > 0)) return null;
  const skew = Math.log(above / below);
  if (Math.abs(skew) < MIN_SKEW) {
    const deviation = (high - low) / (2 * Z_95);
    return (roi) => Math.exp(-0.5 * ((roi - median) / deviation) ** 2);
  }
  const sigma = Math.abs(skew) / Z_95;
  // The shorter tail; nearly always the lower one.
  const short = Math.min(below, above);
  const scale = short / (1 - Math.exp(-Math.abs(skew)));
  return (roi) => {
    const times = 1 + (Math.sign(skew) * (roi - median)) / scale;
    if (times <= 0) return 0;
    const u = Math.log(times);
    return Math.exp(-(u * u) / (2 * sigma * sigma) - u - (sigma * sigma) / 2);
  };
}
