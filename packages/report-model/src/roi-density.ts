import type { PropertyDetail } from '@alpha/contract';

type Spread = Pick<
  NonNullable<PropertyDetail['property_roi_stats']>,
  'roi_median' | 'roi_percentile_5' | 'roi_percentile_95'
>;

/** Where a normal curve has five percent to its left, and to its right. */
const FIFTH = 1.6448536269514722;
/** So even that a lopsided curve cannot be told from a normal one. */
const EVEN = 0.02;

/**
 * The height of the simulated ROI's density, 1 at its peak; null without a spread. Values grow by
 * factors, so a good decade is further from the middle than a bad one: a normal curve would draw
 * losses nobody simulated. A lognormal curve through the counted 5th, 50th and 95th percentile has
 * them all in their place.
 */
export function roiDensity({
  roi_median: median,
  roi_percentile_5: low,
  roi_percentile_95: high,
}: Spread): ((roi: number) => number) | null {
  const [below, above] = [median - low, high - median];
  if (!(below > 0) || !(above > 0)) return null;
  const lean = Math.log(above / below);
  if (Math.abs(lean) < EVEN) {
    const deviation = (high - low) / (2 * FIFTH);
    return (roi) => Math.exp(-0.5 * ((roi - median) / deviation) ** 2);
  }
  const sigma = Math.abs(lean) / FIFTH;
  // The side of the bad decades if the good ones are the longer side, as they nearly always are.
  const short = Math.min(below, above);
  const scale = short / (1 - Math.exp(-Math.abs(lean)));
  return (roi) => {
    const times = 1 + (Math.sign(lean) * (roi - median)) / scale;
    if (times <= 0) return 0;
    const u = Math.log(times);
    return Math.exp(-(u * u) / (2 * sigma * sigma) - u - (sigma * sigma) / 2);
  };
}
