/** Mean and standard deviation (n − 1) of a sample. */
export type Moments = { mean: number; stdDev: number };

/**
 * Two passes with four sums each: a single sum would wait for every addition. Lengths are multiples
 * of four.
 */
export function momentsOf(values: Float64Array): Moments {
  const { length } = values;
  const mean = sumOf(values) / length;
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  for (let i = 0; i < length; i += 4) {
    const a = (values[i] as number) - mean;
    const b = (values[i + 1] as number) - mean;
    const c = (values[i + 2] as number) - mean;
    const d = (values[i + 3] as number) - mean;
    s0 += a * a;
    s1 += b * b;
    s2 += c * c;
    s3 += d * d;
  }
  return { mean, stdDev: Math.sqrt((s0 + s1 + (s2 + s3)) / (length - 1)) };
}

function sumOf(values: Float64Array): number {
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  for (let i = 0; i < values.length; i += 4) {
    s0 += values[i] as number;
    s1 += values[i + 1] as number;
    s2 += values[i + 2] as number;
    s3 += values[i + 3] as number;
  }
  return s0 + s1 + (s2 + s3);
}
