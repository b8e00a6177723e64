import type { SliderScale } from '~/ui/slider-scale';

/**
 * Number of homes over each of `bars` equal sections of the track. The supply comes in wide buckets of
 * equal dollars and the track is not linear: each bucket is spread evenly over its range.
 */
export function trackBars(
  supply: { step: number; counts: readonly number[] },
  scale: SliderScale,
  bars: number,
): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    const from = scale.toValue(bar / bars);
    const to = scale.toValue((bar + 1) / bars);
    return supply.counts.reduce((sum, count, bucket) => {
      const start = Math.max(from, bucket * supply.step);
      const end = Math.min(to, (bucket + 1) * supply.step);
      return end > start ? sum + (count * (end - start)) / supply.step : sum;
    }, 0);
  });
}

/** Smooths adjacent bars: bucket edges are ours, not the market's. */
export function smoothed(bars: readonly number[], reach = 3): number[] {
  return bars.map((_, bar) => {
    const near = bars.slice(Math.max(0, bar - reach), bar + reach + 1);
    return near.reduce((sum, count) => sum + count, 0) / near.length;
  });
}
