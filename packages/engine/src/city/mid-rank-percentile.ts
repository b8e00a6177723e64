/**
 * Where a value stands in a sample, 0 to 100: the share below it plus half of the share equal to it.
 * Null for an empty sample. Formula page: docs/formulas/mid-rank-percentile.md
 */
export function midRankPercentile(value: number, sample: readonly number[]): number | null {
  if (sample.length === 0) return null;
  let below = 0;
  let equal = 0;
  for (const other of sample) {
    if (other < value) below += 1;
    else if (other === value) equal += 1;
  }
  return (100 * (below + equal / 2)) / sample.length;
}
