import type { SliderScale } from '~/ui/slider-scale';

/**
 * How many homes stand over each of `bars` equal stretches of the track. The market is counted in
 * wide buckets of equal dollars and the track is not linear: a bucket is spread evenly over its own.
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
