/** Supply unknown or failed to load: the space is reserved and no bar is drawn. */
export const NO_BARS: readonly number[] = [0];

/**
 * Heights of the bars on the slider's track, 0 to 1. Logarithmic: a single listing must still be visible
 * beside hundreds.
 */
export function supplyBars(counts: readonly number[]): readonly number[] {
  const most = Math.max(...counts, 0);
  if (most === 0) return NO_BARS;
  return counts.map((count) => Math.log1p(count) / Math.log1p(most));
}
