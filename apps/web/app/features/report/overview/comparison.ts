export type Standing = 'ahead' | 'behind' | 'level';

/** A difference that no printed figure shows is none. */
const SAME = 1e-9;

/** How this home stands to a benchmark; null when one of them is not known. */
export function standingOf(
  current: number | null,
  benchmark: number | null,
  isLowerBetter: boolean,
): Standing | null {
  if (current === null || benchmark === null) return null;
  const lead = isLowerBetter ? benchmark - current : current - benchmark;
  if (Math.abs(lead) <= SAME * Math.max(1, Math.abs(benchmark))) return 'level';
  return lead > 0 ? 'ahead' : 'behind';
}

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
