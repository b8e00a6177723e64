/** Bars of several values on one scale that includes zero: start and length in percent. */
export function barsOf(
  values: readonly (number | null)[],
): ({ start: number; length: number } | null)[] {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const span = Math.max(0, ...known) - low;
  return values.map((value) => {
    if (value === null) return null;
    if (span === 0) return { start: 0, length: 0 };
    return {
      start: (100 * (Math.min(0, value) - low)) / span,
      length: (100 * Math.abs(value)) / span,
    };
  });
}
