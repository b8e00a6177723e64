import { MIN_PEERS, type PeerMetric, type PeerMetrics, valuesOf } from './metrics.ts';
import { type Peers, sampleOf } from './peer-samples.ts';
import { sortedQuantile } from './quantile.ts';
import { variesFrom } from './share-beaten.ts';

/** The five boxes of the detail screen (spec section 3, "Comparison stats"). */
export const COMPARISON_METRICS = [
  'roi_mean',
  'annual_roi',
  'rent_to_price',
  'months_to_cashflow',
  'cap_rate',
] as const satisfies readonly PeerMetric[];
type ComparisonMetric = (typeof COMPARISON_METRICS)[number];

export type ComparisonStats<City extends string> = Record<
  ComparisonMetric,
  Record<City | 'current', number | null>
>;

/**
 * A home compared with the medians of some cities; null where a city has fewer than 5 homes with the
 * figure. Formula page: docs/formulas/comparison-stats.md
 */
export function comparisonStats<City extends string>(
  current: PeerMetrics,
  peersByCity: Readonly<Record<City, Peers>>,
): ComparisonStats<City> {
  const cities = Object.keys(peersByCity) as City[];
  const stats = COMPARISON_METRICS.map((metric) => {
    const medians = cities.map((city) => [city, cityMedian(metric, peersByCity[city])]);
    return [metric, { current: current[metric] ?? null, ...Object.fromEntries(medians) }];
  });
  return Object.fromEntries(stats) as ComparisonStats<City>;
}

/** Number of listings behind each median. Formula page: docs/formulas/comparison-counts.md */
export function comparisonCounts<City extends string>(
  peersByCity: Readonly<Record<City, Peers>>,
): Record<ComparisonMetric, Record<City, number>> {
  const cities = Object.keys(peersByCity) as City[];
  const counts = COMPARISON_METRICS.map((metric) => {
    const found = cities.map((city) => [city, sampleOf(metric, peersByCity[city]).length]);
    return [metric, Object.fromEntries(found)];
  });
  return Object.fromEntries(counts) as Record<ComparisonMetric, Record<City, number>>;
}

/**
 * The boxes to leave out: the home and every listing of the compared cities have the same value.
 * Formula page: docs/formulas/comparison-left-out.md
 */
export function comparisonLeftOut(
  current: PeerMetrics,
  peersByCity: Readonly<Record<string, Peers>>,
): ComparisonMetric[] {
  return COMPARISON_METRICS.filter((metric) => {
    const [own] = valuesOf(metric, [current]);
    const samples = Object.values(peersByCity).map((peers) => sampleOf(metric, peers));
    const compared = samples.filter((sample) => sample.length >= MIN_PEERS);
    return (
      own !== undefined &&
      compared.length > 0 &&
      compared.every((sample) => !variesFrom(own, sample))
    );
  });
}

function cityMedian(metric: PeerMetric, peers: Peers): number | null {
  const values = sampleOf(metric, peers);
  return values.length < MIN_PEERS ? null : sortedQuantile(values, 0.5);
}
