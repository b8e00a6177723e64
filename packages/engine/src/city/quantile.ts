/**
 * The value below which a share `p` (0 to 1) of the sample lies, interpolated linearly
 * (Hyndman and Fan type 7, as numpy and Excel). Null for an empty sample.
 * Formula page: docs/formulas/quantile.md
 */
export function quantile(sample: readonly number[], p: number): number | null {
  return sortedQuantile(Float64Array.from(sample).sort(), p);
}

/** The same for a sorted sample. */
export function sortedQuantile(sorted: Float64Array, p: number): number | null {
  if (!(p >= 0 && p <= 1)) return null;
  const position = (sorted.length - 1) * p;
  const low = Math.floor(position);
  const below = sorted[low];
  if (below === undefined) return null;
  const above = sorted[low + 1] ?? below;
  return below + (position - low) * (above - below);
}

/** The middle value, or the mean of the two in the middle. Formula page: docs/formulas/median.md */
export function median(sample: readonly number[]): number | null {
  return quantile(sample, 0.5);
}
