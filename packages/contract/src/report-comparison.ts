import { type COMPARISON_METRICS, METRIC_DIRECTIONS } from '@alpha/engine/city';
import type { PropertyReport } from './reports.ts';

export type ComparedMetric = (typeof COMPARISON_METRICS)[number];
export type Standing = 'ahead' | 'behind' | 'level';
type City = 'miami' | 'hialeah';

/** What a box says of the home beside the two cities; never one of them without the other. */
export type Verdict =
  | { kind: 'both'; standing: Standing }
  | ({ kind: 'mixed' } & Record<City, Standing>)
  | { kind: 'one'; city: City; standing: Standing }
  | { kind: 'unknown' };

export function verdictOf(
  metric: ComparedMetric,
  {
    current,
    miami: inMiami,
    hialeah: inHialeah,
  }: PropertyReport['comparison_stats'][ComparedMetric],
): Verdict {
  const isLowerBetter = METRIC_DIRECTIONS[metric] === 'lower';
  const miami = standingOf(current, inMiami, isLowerBetter);
  const hialeah = standingOf(current, inHialeah, isLowerBetter);
  if (miami && hialeah)
    return miami === hialeah
      ? { kind: 'both', standing: miami }
      : { kind: 'mixed', miami, hialeah };
  if (miami) return { kind: 'one', city: 'miami', standing: miami };
  return hialeah ? { kind: 'one', city: 'hialeah', standing: hialeah } : { kind: 'unknown' };
}

/** A gain only where nothing is ahead of the home, a loss only where it is ahead of nothing. */
export function toneOf(verdict: Verdict): 'gain' | 'loss' | 'plain' {
  if (verdict.kind === 'mixed' || verdict.kind === 'unknown') return 'plain';
  const tones = { ahead: 'gain', behind: 'loss', level: 'plain' } as const;
  return tones[verdict.standing];
}

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
