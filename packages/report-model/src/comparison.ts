import type { PropertyReport } from '@alpha/contract';
import { type COMPARISON_METRICS, METRIC_DIRECTIONS } from '@alpha/engine/city';

export type ComparedMetric = (typeof COMPARISON_METRICS)[number];
export type Standing = 'ahead' | 'behind' | 'level';
type Stats = PropertyReport['comparison_stats'];

/** What a box says of the home beside the cities; of the two never one without the other. */
export type Verdict =
  | { kind: 'both'; standing: Standing }
  | { kind: 'mixed'; miami: Standing; hialeah: Standing }
  | { kind: 'one'; city: string; standing: Standing }
  | { kind: 'unknown' };

/** The specification's two cities, which every home is compared with. */
const ALWAYS = { miami: 'Miami', hialeah: 'Hialeah' } as const;
const TWO = ['miami', 'hialeah'] as const;

/** Of a home elsewhere its own city counts first. Null for homes of the two cities. */
export function ownCityOf({ city, state }: { city: string; state: string }): string | null {
  const isNamedSo = TWO.some((key) => ALWAYS[key] === city);
  if (isNamedSo && state === 'FL') return null;
  return isNamedSo ? `${city}, ${state}` : city;
}

export type ComparedCity = { key: (typeof TWO)[number] | 'city'; name: string };

/** Whom the home stands beside, in all boxes. A market far from the two cities has no homes there. */
export function comparedCities(stats: Stats, own: string | null): ComparedCity[] {
  const two = TWO.map((key) => ({ key, name: ALWAYS[key] }));
  if (own === null) return two;
  const isKnown = (key: (typeof TWO)[number]) =>
    Object.values(stats).some((values) => values[key] !== null);
  return [{ key: 'city', name: own }, ...two.filter(({ key }) => isKnown(key))];
}

/** What the sentence above the boxes is made of. */
export function leadOf(cities: readonly ComparedCity[]) {
  const [first, second] = cities;
  const places = first?.key !== 'city' ? 'two' : LEADS[cities.length - 1];
  return { places: places ?? 'two', city: first?.name ?? '', other: second?.name ?? '' };
}

const LEADS = ['own', 'pair', 'three'] as const;

/** `own`: the city of a home that is in neither of the two. */
export function verdictOf(
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
  if (miami) return { kind: 'one', city: ALWAYS.miami, standing: miami };
  return hialeah ? { kind: 'one', city: ALWAYS.hialeah, standing: hialeah } : { kind: 'unknown' };
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
