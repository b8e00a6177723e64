/** `base` to a whole, non-negative power, by multiplication only. */
export function powInt(base: number, power: number): number {
  let result = 1;
  for (let i = 0; i < power; i += 1) result *= base;
  return result;
}

/** 1, 1 + rate, (1 + rate)², …: `length` terms. */
export function growthIndex(rate: number, length: number): Float64Array {
  const index = new Float64Array(length);
  let level = 1;
  for (let i = 0; i < length; i += 1) {
    index[i] = level;
    level *= 1 + rate;
  }
  return index;
}
