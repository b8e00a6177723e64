/**
 * Correlation of each value with the one `lag` steps earlier, −1 to 1.
 * Pairs with a gap are left out. Null when there is no pair or no variance.
 * Formula page: docs/formulas/autocorrelation.md
 */
export function autocorrelation(series: readonly (number | null)[], lag = 1): number | null {
  const known = series.filter((value) => value !== null);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const variance = known.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  let pairs = 0;
  let product = 0;
  for (let i = lag; i < series.length; i += 1) {
    const [before, after] = [series[i - lag], series[i]];
    if (typeof before !== 'number' || typeof after !== 'number') continue;
    pairs += 1;
    product += (before - mean) * (after - mean);
  }
  if (pairs === 0 || !(variance > 0)) return null;
  // Without gaps this is product ÷ variance; each gap removes pairs, which must not count as 0.
  const complete = (series.length - lag) / series.length;
  const memory = (complete * (product / pairs)) / (variance / known.length);
  return Math.max(-1, Math.min(1, memory));
}
