import type { PropertyReport } from '@alpha/contract';
import { AREA_SCOPES, groupMeasures } from '@alpha/engine/city';
import { beatenPercent } from './chances.ts';

export type PerformanceEntry = PropertyReport['performance_vs_median'][number];

export type RankedEntry = PerformanceEntry & {
  /** Where its bar ends: the share beaten, 0 to 100, as on the radar. */
  position: number | null;
  isAtMedian: boolean;
  /** Says the same as the row above it in another unit; not counted. */
  isRestating: boolean;
};

/** Floating-point differences are ignored: the values are equal. */
const SAME = 1e-9;

/** Best first, those that can't be compared last; restating measures follow the one that counts. */
export function rankEntries(entries: readonly PerformanceEntry[]): RankedEntry[] {
  return groupMeasures(entries)
    .map(({ lead, others }) => ({
      lead: ranked(lead, false),
      others: others.map((entry) => ranked(entry, true)),
    }))
    .sort((a, b) => (b.lead.position ?? -1) - (a.lead.position ?? -1))
    .flatMap(({ lead, others }) => [lead, ...others]);
}

function ranked(entry: PerformanceEntry, isRestating: boolean): RankedEntry {
  const { diff, property, percentile } = entry;
  const isAtMedian = diff !== null && Math.abs(diff) <= SAME * Math.max(1, Math.abs(property));
  const better = isAtMedian ? null : entry.better;
  return { ...entry, better, position: percentile, isAtMedian, isRestating };
}

/** How its rank is worded. With many ties, a figure that equals the median does not rank at 50. */
export function rankKind({ position, isAtMedian }: RankedEntry): 'beats' | 'tied' | 'level' {
  if (!isAtMedian || position === null) return 'beats';
  return beatenPercent(position) === 50 ? 'level' : 'tied';
}

/** A share of `n` as a number of values, ties counted as half; null when it is unknown. */
export function countBehind(share: number | null, n: number): number | null {
  return share === null ? null : Math.round((2 * share * n) / 100) / 2;
}

/** Whether areas are compared, not listings. */
export const comparesAreas = (scope: string): boolean =>
  (AREA_SCOPES as readonly string[]).includes(scope);

export type PeerSet = Pick<PerformanceEntry, 'n' | 'scope' | 'place'>;

/** The listings that most measures are compared with, and the areas, with their measures. */
export function peerSets(entries: readonly PerformanceEntry[]): {
  common: PeerSet | null;
  areas: { set: PeerSet; metrics: string[] }[];
} {
  const known = entries.filter(({ median }) => median !== null);
  const sets = new Map<string, { set: PeerSet; metrics: string[] }>();
  for (const { metric, n, scope, place } of known) {
    const key = `${scope} ${n}`;
    const found = sets.get(key) ?? { set: { n, scope, place }, metrics: [] };
    found.metrics.push(metric);
    sets.set(key, found);
  }
  const [most] = [...sets.values()]
    .filter(({ set }) => !comparesAreas(set.scope))
    .sort((a, b) => b.metrics.length - a.metrics.length);
  const areas = [...sets.values()].filter(({ set }) => comparesAreas(set.scope));
  return { common: most?.set ?? null, areas };
}
