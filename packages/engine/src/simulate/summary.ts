import { type Moments, momentsOf } from './moments.ts';

/**
 * Bins extend from 4 standard deviations below the mean to 6 above: sale values are skewed to that
 * side.
 */
const BELOW = 4;
const SPAN = 10;
const FEW = 100;

/** Shares are of values strictly below and strictly above a threshold. */
export type Summary = Moments & {
  quantiles: number[];
  shares: { below: number; above: number }[];
};

export type Summarize = ReturnType<typeof createSummary>;

/**
 * Moments and exact order statistics of one array in two passes: count the values into bins, then
 * collect and sort only the bins that are needed. Six times faster than sorting everything. As in
 * the path kernel, the arrays must be constants of the closure.
 */
export function createSummary(array: Float64Array) {
  // V8 does not treat a parameter as a constant.
  const values = array;
  const points = values.length;
  const binCount = points > 4_096 ? 1_024 : 512;
  const bins = new Uint16Array(points);
  const counts = new Int32Array(binCount);
  /**
   * Number of values below a bin; where the sorted values of a needed bin begin, −1 when not
   * needed.
   */
  const below = new Int32Array(binCount + 1);
  const begin = new Int32Array(binCount);
  const cursor = new Int32Array(binCount);
  const picked = new Float64Array(points);
  let origin = 0;
  let perUnit = 0;

  /**
   * Type-7 quantiles (numpy's) in the order of `probabilities`, and the shares beyond thresholds.
   * The guessed moments only place the bins: a bad guess costs time, never accuracy.
   */
  function summarize(
    probabilities: readonly number[],
    thresholds: readonly number[] = [],
    guess: Moments = momentsOf(values),
  ): Summary {
    origin = guess.mean - BELOW * guess.stdDev;
    perUnit = guess.stdDev > 0 ? binCount / (SPAN * guess.stdDev) : 0;
    const moments = countIntoBins(guess.mean);
    begin.fill(-1);
    let size = 0;
    const want = (bin: number) => {
      if (begin[bin] !== -1) return;
      begin[bin] = size;
      cursor[bin] = size;
      size += counts[bin] as number;
    };
    for (const probability of probabilities) {
      const rank = Math.floor(probability * (points - 1));
      want(binOfRank(rank));
      want(binOfRank(Math.min(points - 1, rank + 1)));
    }
    for (const threshold of thresholds) want(binOf(threshold));
    pick();
    for (let bin = 0; bin < binCount; bin += 1) {
      const start = begin[bin] as number;
      if (start !== -1) sortRange(picked, start, start + (counts[bin] as number));
    }
    return {
      mean: moments.mean,
      stdDev: moments.stdDev,
      quantiles: probabilities.map(quantile),
      shares: thresholds.map(sharesBeyond),
    };
  }

  /** Also sums the distances from a center near the mean, which costs no extra time here. */
  function countIntoBins(center: number): Moments {
    counts.fill(0);
    const last = binCount - 1;
    const from = origin;
    const scale = perUnit;
    let s0 = 0;
    let s1 = 0;
    let q0 = 0;
    let q1 = 0;
    for (let i = 0; i < points; i += 2) {
      const x = values[i] as number;
      const y = values[i + 1] as number;
      const xBin = Math.max(0, Math.min(last, (x - from) * scale)) | 0;
      const yBin = Math.max(0, Math.min(last, (y - from) * scale)) | 0;
      bins[i] = xBin;
      bins[i + 1] = yBin;
      counts[xBin] = (counts[xBin] as number) + 1;
      counts[yBin] = (counts[yBin] as number) + 1;
      const d = x - center;
      const e = y - center;
      s0 += d;
      s1 += e;
      q0 += d * d;
      q1 += e * e;
    }
    for (let bin = 0; bin < binCount; bin += 1)
      below[bin + 1] = (below[bin] as number) + (counts[bin] as number);
    const sum = s0 + s1;
    // Rounding may give a value slightly below 0 when nothing varies.
    const variance = Math.max(0, (q0 + q1 - (sum * sum) / points) / (points - 1));
    return { mean: center + sum / points, stdDev: Math.sqrt(variance) };
  }

  function pick(): void {
    for (let i = 0; i < points; i += 1) {
      const bin = bins[i] as number;
      if (begin[bin] === -1) continue;
      const place = cursor[bin] as number;
      picked[place] = values[i] as number;
      cursor[bin] = place + 1;
    }
  }

  function quantile(probability: number): number {
    const exact = probability * (points - 1);
    const rank = Math.floor(exact);
    const low = orderStatistic(rank);
    return low + (exact - rank) * (orderStatistic(Math.min(points - 1, rank + 1)) - low);
  }

  function orderStatistic(rank: number): number {
    const bin = binOfRank(rank);
    return picked[(begin[bin] as number) + rank - (below[bin] as number)] as number;
  }

  function sharesBeyond(threshold: number): { below: number; above: number } {
    const bin = binOf(threshold);
    const start = begin[bin] as number;
    const end = start + (counts[bin] as number);
    let [less, notMore] = [start, start];
    while (less < end && (picked[less] as number) < threshold) less += 1;
    while (notMore < end && (picked[notMore] as number) <= threshold) notMore += 1;
    return {
      below: ((below[bin] as number) + less - start) / points,
      above: (points - (below[bin + 1] as number) + end - notMore) / points,
    };
  }

  /** As in `countIntoBins`: the same number must always fall into the same bin. */
  function binOf(value: number): number {
    return Math.max(0, Math.min(binCount - 1, (value - origin) * perUnit)) | 0;
  }

  /** The first bin with more than `rank` values up to its end. */
  function binOfRank(rank: number): number {
    let low = 0;
    let high = binCount - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((below[middle + 1] as number) > rank) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  return summarize;
}

function sortRange(values: Float64Array, from: number, to: number): void {
  if (to - from > FEW) {
    values.subarray(from, to).sort();
    return;
  }
  for (let i = from + 1; i < to; i += 1) {
    const value = values[i] as number;
    let j = i - 1;
    while (j >= from && (values[j] as number) > value) {
      values[j + 1] = values[j] as number;
      j -= 1;
    }
    values[j + 1] = value;
  }
}
