export type Scale = (value: number) => number;

export function linear(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): Scale {
  const slope = a === b ? 0 : (d - c) / (b - a);
  return (value) => c + (value - a) * slope;
}

/** Round numbers from at or below `low` to at or above `high`. */
export function niceTicks(low: number, high: number, about = 4): number[] {
  const span = high - low || Math.abs(high) || 1;
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) as number);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
