export type Bar = { start: number; length: number; isLoss: boolean };

/** Bars of several values on one scale that includes zero; positions and lengths in percent of it. */
export function barsOf(values: readonly (number | null)[]): {
  bars: (Bar | null)[];
  /** Position of zero; null when it is the edge where all bars start. */
  zero: number | null;
} {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const span = Math.max(0, ...known) - low;
  const placeOf = (value: number) => (span === 0 ? 0 : (100 * (value - low)) / span);
  return {
    bars: values.map((value) => {
      if (value === null) return null;
      const [start, end] = [placeOf(Math.min(0, value)), placeOf(Math.max(0, value))];
      return { start, length: end - start, isLoss: value < 0 };
    }),
    zero: low < 0 ? placeOf(0) : null,
  };
}
