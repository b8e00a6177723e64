import type { PropertyReport } from '@alpha/contract';

export type PerformanceEntry = PropertyReport['performance_vs_median'][number];

export type RankedEntry = PerformanceEntry & {
  /** Share of homes beaten, 0 to 100; 50 at the median; null where there are too few homes. */
  place: number | null;
  isAhead: boolean;
  isBehind: boolean;
};

/** A difference in the last bits of two sums is none: the homes are alike. */
const SAME = 1e-9;

/** The best first; what cannot be compared last. */
export function rankEntries(entries: readonly PerformanceEntry[]): RankedEntry[] {
  return entries
    .map((entry) => {
      const isLevel =
        entry.diff !== null && Math.abs(entry.diff) <= SAME * Math.max(1, Math.abs(entry.property));
      return {
        ...entry,
        place: isLevel ? 50 : entry.percentile,
        isAhead: !isLevel && entry.better === true,
        isBehind: !isLevel && entry.better === false,
      };
    })
    .sort((a, b) => (b.place ?? -1) - (a.place ?? -1));
}

/** The homes behind a rank, a tie counted as half; none where the rank is not known. */
export function homesBehind({ place, n }: Pick<RankedEntry, 'place' | 'n'>): number | null {
  return place === null ? null : Math.round((2 * place * n) / 100) / 2;
}

/** The peers that most measures share; named once above the chart. */
export function commonPeers(
  entries: readonly PerformanceEntry[],
): Pick<PerformanceEntry, 'n' | 'scope'> | null {
  const known = entries.filter(({ median }) => median !== null);
  const shared = (entry: PerformanceEntry) =>
    known.filter(({ n, scope }) => n === entry.n && scope === entry.scope).length;
  const [most] = [...known].sort((a, b) => shared(b) - shared(a));
  return most ? { n: most.n, scope: most.scope } : null;
}
