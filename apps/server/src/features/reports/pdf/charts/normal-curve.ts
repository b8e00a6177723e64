export type Curve = { density: (value: number) => number };

/** The bell the page draws too; null without a spread. */
export function normalCurve(mean: number, deviation: number): Curve | null {
  if (!(deviation > 0.01) || !Number.isFinite(mean)) return null;
  return { density: (value) => Math.exp(-0.5 * ((value - mean) / deviation) ** 2) };
}
