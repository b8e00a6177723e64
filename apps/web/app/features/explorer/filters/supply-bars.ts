/** Nothing is known yet, or the supply could not be had: the room is kept and no bar is drawn. */
export const NO_BARS: readonly number[] = [0];

/**
 * Heights of the bars on the slider's track, 0 to 1. By the logarithm: most homes stand within the
 * first tenth of the track, and a single dear one must still be seen beside hundreds.
 */
export function supplyBars(counts: readonly number[]): readonly number[] {
  const most = Math.max(...counts, 0);
  if (most === 0) return NO_BARS;
  return counts.map((count) => Math.log1p(count) / Math.log1p(most));
}
