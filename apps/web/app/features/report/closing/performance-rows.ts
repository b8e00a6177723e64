import type { PropertyReport } from '@alpha/contract';

export type PerformanceEntry = PropertyReport['performance_vs_median'][number];

export type RankedEntry = PerformanceEntry & {
  /** Share of homes beaten, 0 to 100; 50 at the median; null with too few homes. */
  place: number | null;
  isAhead: boolean;
  isBehind: boolean;
};

/** Floating-point differences are ignored: the homes are equal. */
const SAME = 1e-9;

/** Best first; those that can't be compared last. */
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

/** Number of homes behind this rank, ties counted as half; null when the rank is unknown. */
export function homesBehind({ place, n }: Pick<RankedEntry, 'place' | 'n'>): number | null {
  return place === null ? null : Math.round((2 * place * n) / 100) / 2;
}

/** The peer group shared by most measures; named once above the chart. */
export function commonPeers(
  entries: readonly PerformanceEntry[],
): Pick<PerformanceEntry, 'n' | 'scope'> | null {
  const known = entries.filter(({ median }) => median !== null);
  const shared = (entry: PerformanceEntry) =>
    known.filter(({ n, scope }) => n === entry.n && scope === entry.scope).length;
  const [most] = [...known].sort((a, b) => shared(b) - shared(a));
  return most ? { n: most.n, scope: most.scope } : null;
}
