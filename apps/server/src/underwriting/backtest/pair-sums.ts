/** Up to this many values every sum is sorted; of more, sums are counted in bins. */
const SORTED_VALUES = 40;
/** Over a range of about 1 (as a log) a bin is 0.0005 wide. */
const BINS = 2_048;
/** Of very many values, only as many: evenly chosen after sorting, so quantiles hardly move. */
const MOST_VALUES = 400;

const scratch = new Float64Array(SORTED_VALUES * SORTED_VALUES);
const counts = new Float64Array(BINS);

/** Quantiles at 1/(n+1), … n/(n+1) of the sums of all pairs of values, each with itself too. */
export function pairSumQuantiles(values: readonly number[], n: number): Float64Array {
  if (values.length <= SORTED_VALUES) return sortedQuantiles(allSums(values), n);
  return binnedQuantiles(thinned(values), n);
}

/** Interpolated between order statistics, as the engine's `quantile`; sorts the sample. */
export function sortedQuantiles(sample: Float64Array, n: number): Float64Array {
  sample.sort();
  return new Float64Array(n).map((_, i) => {
    const position = ((sample.length - 1) * (i + 1)) / (n + 1);
    const low = Math.floor(position);
    const below = sample[low] as number;
    return below + (position - low) * ((sample[low + 1] ?? below) - below);
  });
}

function allSums(values: readonly number[]): Float64Array {
  const n = values.length;
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j < n; j += 1)
      scratch[i * n + j] = (values[i] as number) + (values[j] as number);
  return scratch.subarray(0, n * n);
}

function binnedQuantiles(values: Float64Array, n: number): Float64Array {
  const size = values.length;
  const least = 2 * (values[0] as number);
  const perUnit = (BINS - 1) / (2 * (values[size - 1] as number) - least || 1);
  counts.fill(0);
  for (let i = 0; i < size; i += 1) {
    const from = (values[i] as number) - least;
    for (let j = i; j < size; j += 1) {
      const bin = ((from + (values[j] as number)) * perUnit) | 0;
      counts[bin] = (counts[bin] as number) + (i === j ? 1 : 2);
    }
  }
  let [bin, below] = [0, 0];
  return new Float64Array(n).map((_, i) => {
    const wanted = (size * size * (i + 1)) / (n + 1);
    while (below + (counts[bin] as number) < wanted) {
      below += counts[bin] as number;
      bin += 1;
    }
    return least + (bin + (wanted - below) / (counts[bin] as number)) / perUnit;
  });
}

function thinned(values: readonly number[]): Float64Array {
  const sorted = Float64Array.from(values).sort();
  if (sorted.length <= MOST_VALUES) return sorted;
  return new Float64Array(MOST_VALUES).map(
    (_, i) => sorted[Math.floor(((i + 0.5) * sorted.length) / MOST_VALUES)] as number,
  );
}
