import type { PropertyReport } from '@alpha/contract';
import { HORIZON_YEARS } from '@alpha/engine';
import { type COMPARISON_METRICS, METRIC_DIRECTIONS } from '@alpha/engine/city';

export type ComparedMetric = (typeof COMPARISON_METRICS)[number];
export type Standing = 'ahead' | 'behind' | 'level';
type Stats = PropertyReport['comparison_stats'];

/** Result of a comparison box. If Miami and Hialeah differ, both are named. */
export type Verdict =
  | { kind: 'both'; standing: Standing }
  | { kind: 'mixed'; miami: Standing; hialeah: Standing }
  | { kind: 'one'; city: string; standing: Standing }
  /** The cities' figures are for ten years, this property's for fewer. */
  | { kind: 'otherYears' }
  | { kind: 'unknown' };

/** The two cities of the specification. */
const BENCHMARK_CITIES = { miami: 'Miami', hialeah: 'Hialeah' } as const;
const BENCHMARKS = ['miami', 'hialeah'] as const;

/** The property's own city; null if it is Miami or Hialeah. */
export function ownCityOf({ city, state }: { city: string; state: string }): string | null {
  const isSameName = BENCHMARKS.some((key) => BENCHMARK_CITIES[key] === city);
  if (isSameName && state === 'FL') return null;
  return isSameName ? `${city}, ${state}` : city;
}

export type ComparedCity = { key: (typeof BENCHMARKS)[number] | 'city'; name: string };

/** Cities to compare with, the same in all boxes. Benchmark cities without data are omitted. */
export function comparedCities(stats: Stats, own: string | null): ComparedCity[] {
  const two = BENCHMARKS.map((key) => ({ key, name: BENCHMARK_CITIES[key] }));
  if (own === null) return two;
  const isKnown = (key: (typeof BENCHMARKS)[number]) =>
    Object.values(stats).some((values) => values[key] !== null);
  return [{ key: 'city', name: own }, ...two.filter(({ key }) => isKnown(key))];
}

/** Values for the sentence above the boxes. */
export function leadOf(cities: readonly ComparedCity[]) {
  const [first, second] = cities;
  const places = first?.key !== 'city' ? 'two' : LEADS[cities.length - 1];
  return { places: places ?? 'two', city: first?.name ?? '', other: second?.name ?? '' };
}

const LEADS = ['own', 'pair', 'three'] as const;

/** Figures that add up over the years: one of five years can't be compared with one of ten. */
const OF_TEN_YEARS: readonly string[] = [
  'roi_mean',
  'total_roi',
  'appreciation_roi',
  'rent_roi',
  'pay_down',
];
export const isOfTenYears = (metric: string): boolean => OF_TEN_YEARS.includes(metric);

/** Sold after fewer than ten years, and the rent did not cover the costs until then. */
export const isNotWithin = (metric: string, value: number | null, years: number): boolean =>
  metric === 'months_to_cashflow' && years < HORIZON_YEARS && value !== null && value >= 12 * years;

/** `own`: the property's city, if it is not one of the two benchmarks. `years`: until the sale. */
export function verdictOf(
  metric: ComparedMetric,
  values: Stats[ComparedMetric],
  own: string | null,
  years = HORIZON_YEARS,
): Verdict {
  if (years < HORIZON_YEARS && isOfTenYears(metric)) return { kind: 'otherYears' };
  const verdict = comparedWith(metric, values, own);
  // "Not within five years" may be behind a city, but not ahead of one.
  return isNotWithin(metric, values.current, years) && !isBehind(verdict)
    ? { kind: 'otherYears' }
    : verdict;
}

const isBehind = (verdict: Verdict): boolean =>
  (verdict.kind === 'both' || verdict.kind === 'one') && verdict.standing === 'behind';

function comparedWith(
  metric: ComparedMetric,
  { current, city, miami: inMiami, hialeah: inHialeah }: Stats[ComparedMetric],
  own: string | null,
): Verdict {
  const isLowerBetter = METRIC_DIRECTIONS[metric] === 'lower';
  const ofOwn = own === null ? null : standingOf(current, city, isLowerBetter);
  if (own !== null && ofOwn) return { kind: 'one', city: own, standing: ofOwn };
  const miami = standingOf(current, inMiami, isLowerBetter);
  const hialeah = standingOf(current, inHialeah, isLowerBetter);
  if (miami && hialeah)
    return miami === hialeah
      ? { kind: 'both', standing: miami }
      : { kind: 'mixed', miami, hialeah };
  if (miami) return { kind: 'one', city: BENCHMARK_CITIES.miami, standing: miami };
  return hialeah
    ? { kind: 'one', city: BENCHMARK_CITIES.hialeah, standing: hialeah }
    : { kind: 'unknown' };
}

/** Gain if ahead of all compared cities, loss if behind all of them. */
export function toneOf(verdict: Verdict): 'gain' | 'loss' | 'plain' {
  if (verdict.kind !== 'both' && verdict.kind !== 'one') return 'plain';
  const tones = { ahead: 'gain', behind: 'loss', level: 'plain' } as const;
  return tones[verdict.standing];
}

/** Relative differences below this are not visible in any displayed figure. */
const TOLERANCE = 1e-9;

/** Compares a value with a benchmark; null if either is unknown. */
export function standingOf(
  current: number | null,
  benchmark: number | null,
  isLowerBetter: boolean,
): Standing | null {
  if (current === null || benchmark === null) return null;
  const lead = isLowerBetter ? benchmark - current : current - benchmark;
  if (Math.abs(lead) <= TOLERANCE * Math.max(1, Math.abs(benchmark))) return 'level';
  return lead > 0 ? 'ahead' : 'behind';
}
