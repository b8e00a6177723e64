/**
 * Volatility of an index in percent a year: the standard deviation of monthly log returns × √12.
 * A return needs two neighbouring months; across a hole there is none.
 */
export function annualVolatilityPercent(
  points: readonly { date: string; value: number }[],
): number {
  const returns: number[] = [];
  for (let i = 1; i < points.length; i += 1) {
    const [before, after] = [points[i - 1], points[i]];
    if (!before || !after || monthOf(after.date) - monthOf(before.date) !== 1) continue;
    returns.push(Math.log(after.value / before.value));
  }
  if (returns.length < 2) return 0;
  const mean = returns.reduce((sum, r) => sum + r, 0) / returns.length;
  const variance = returns.reduce((sum, r) => sum + (r - mean) ** 2, 0) / (returns.length - 1);
  return 100 * Math.sqrt(12 * variance);
}

function monthOf(isoDate: string): number {
  return 12 * Number(isoDate.slice(0, 4)) + Number(isoDate.slice(5, 7));
}
