import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../assumptions.ts';
import { project } from '../project.ts';
import { simulate } from '../simulate/simulate.ts';
import { seededRandom } from '../test-support/seeded-random.ts';
import { countStandings } from './count-standings.ts';
import { MEASURE_GROUPS } from './measure-groups.ts';
import { METRIC_DIRECTIONS, type PeerMetric, type PeerMetrics } from './metrics.ts';
import { AREA_MEASURES } from './peer-scopes.ts';
import { performanceVsMedian, sameForAll } from './performance-vs-median.ts';
import { RADAR_AXES, radarData } from './radar-data.ts';

const METRICS = Object.keys(METRIC_DIRECTIONS) as PeerMetric[];
const random = seededRandom(21);
const randomHome = (): PeerMetrics =>
  Object.fromEntries(METRICS.map((metric) => [metric, Math.round(20 * random())]));
const randomHomes = () => Array.from({ length: 5 + Math.floor(20 * random()) }, randomHome);
const scopesOf = (homes: readonly PeerMetrics[], areas = homes) => ({
  city_type: homes,
  city: homes,
  all: homes,
  state: areas,
});

describe('a measure that is the same for all', () => {
  it('has no row, no axis and no part in the count, for random markets and every measure', () => {
    for (let round = 0; round < 60; round += 1)
      for (const metric of METRICS) {
        const homes = randomHomes();
        const [home] = homes;
        if (!home) throw new Error('no home');
        const constant = homes.map((each) => ({ ...each, [metric]: 7 }));
        const without = homes.map(({ [metric]: _, ...others }) => others);
        const own = { ...home, [metric]: 7 };
        const { [metric]: _, ...ownWithout } = home;
        const rows = performanceVsMedian(own, scopesOf(constant));
        expect(rows.map((row) => row.metric)).not.toContain(metric);
        expect(sameForAll(own, scopesOf(constant))).toContain(metric);
        expect(countStandings(rows)).toEqual(
          countStandings(performanceVsMedian(ownWithout, scopesOf(without))),
        );
        const radar = radarData(own, scopesOf(constant));
        const axes = radarData(ownWithout, scopesOf(without));
        expect(radar.display_names).toEqual(axes.display_names);
        expect(radar.property_percentiles).toEqual(axes.property_percentiles);
      }
  });

  it('of the area is looked for in the state, then in the country, until it varies', () => {
    const city = Array.from({ length: 9 }, () => ({ volatility: 8, cap_rate: random() }));
    const calm = [5, 6, 7, 8, 9, 10].map((volatility) => ({ volatility }));
    const alike = Array.from({ length: 30 }, () => ({ volatility: 8 }));
    const scopeOf = (areas: Partial<Record<'metro' | 'state' | 'country', PeerMetrics[]>>) =>
      performanceVsMedian({ volatility: 8 }, { ...scopesOf(city), state: [], ...areas })[0];
    expect(scopeOf({ metro: calm, state: calm, country: calm })?.scope).toBe('metro');
    expect(scopeOf({ metro: calm.slice(1, 4), state: calm, country: calm })?.scope).toBe('state');
    expect(scopeOf({ metro: alike, state: alike, country: calm })).toMatchObject({
      scope: 'country',
      n: 6,
      median: 7.5,
    });
    expect(scopeOf({ metro: alike, state: alike, country: alike })).toBeUndefined();
    // Two different values among thirty areas are not enough for a rank, but they are not the same.
    const few = [...alike, { volatility: 9 }];
    expect(scopeOf({ state: few, country: few })).toMatchObject({ median: null, n: 31 });
  });

  it('of the area is never compared between homes of one city', () => {
    const homes = randomHomes();
    const rows = performanceVsMedian(homes[0] ?? {}, scopesOf(homes));
    for (const { metric, scope } of rows)
      expect(scope).toBe(AREA_MEASURES.includes(metric) ? 'state' : 'city_type');
  });
});

describe('a row and an axis of the same measure', () => {
  it('have the same rank in the same set, for random markets', () => {
    for (let round = 0; round < 60; round += 1) {
      const [typed, city, areas] = [
        randomHomes().slice(0, 4 + (round % 4)),
        randomHomes(),
        randomHomes(),
      ];
      const peers = { city_type: typed, city, all: city, state: areas };
      const home = randomHome();
      const rows = performanceVsMedian(home, peers);
      const radar = radarData(home, peers);
      for (const [i, axis] of radar.display_names.entries())
        expect(rows.find(({ metric }) => metric === RADAR_AXES[axis])).toMatchObject({
          percentile: radar.property_percentiles[i],
          n: radar.peer_counts[i],
          scope: radar.scopes[i],
        });
    }
  });
});

describe('measures that restate each other', () => {
  // One area, the same terms, no fee cap: what differs is price, rent and fees.
  const market = Array.from({ length: 24 }, () => {
    const listPrice = 200_000 + 700_000 * random();
    return {
      ...DEFAULT_ASSUMPTIONS,
      maxManagementFee: 5_000,
      listPrice,
      rentMonthly: listPrice * (0.005 + 0.006 * random()),
      hoaMonthly: 500 * random(),
    };
  });
  const figures = market.map((inputs): PeerMetrics => {
    const closed = project(inputs);
    return {
      total_roi: closed.totalRoi,
      annual_roi: closed.annualizedRoi,
      roi_mean: simulate(inputs).roi.mean,
      rent_roi: closed.rentRoi,
      cap_rate: closed.capRate,
      cash_on_cash: closed.cashOnCash,
      dscr: closed.dscr,
      cash_flow: closed.rows[0]?.yearlyCashflow ?? null,
      rent_to_price: closed.rentToPrice,
    };
  });
  const valuesOf = (metric: PeerMetric) => figures.map((home) => home[metric] ?? Number.NaN);
  /** Rank correlation; no ties here. */
  const agreement = (a: PeerMetric, b: PeerMetric) => {
    const [one, other] = [a, b].map((metric) => {
      const values = valuesOf(metric);
      return values.map((value) => values.filter((each) => each < value).length);
    }) as [number[], number[]];
    const n = figures.length;
    const squares = one.reduce((sum, rank, i) => sum + (rank - (other[i] ?? 0)) ** 2, 0);
    return 1 - (6 * squares) / (n * (n * n - 1));
  };

  it('order homes with the same terms alike', () => {
    // A total loss has no yearly rate.
    for (const { total_roi } of figures) expect(total_roi).toBeGreaterThan(-100);
    for (const exact of ['annual_roi', 'roi_mean', 'rent_roi'] as const)
      expect(agreement('total_roi', exact)).toBe(1);
    for (const exact of ['cash_on_cash', 'dscr'] as const)
      expect(agreement('cap_rate', exact)).toBe(1);
    for (const metric of MEASURE_GROUPS.return_on_rent)
      expect(agreement('total_roi', metric)).toBeGreaterThan(0.995);
    for (const other of ['cash_flow', 'rent_to_price'] as const)
      expect(agreement('total_roi', other)).toBeLessThan(0.995);
  });

  it('change no count, however many of them are known', () => {
    const group: readonly string[] = MEASURE_GROUPS.return_on_rent;
    for (const home of figures) {
      const rows = performanceVsMedian(home, scopesOf(figures));
      const whole = countStandings(rows);
      expect(whole.count).toBe(3);
      for (let known = 1; known < group.length; known += 1) {
        const left = group.slice(0, known);
        const fewer = rows.filter(({ metric }) => left.includes(metric) || !group.includes(metric));
        expect(fewer).toHaveLength(rows.length - group.length + known);
        expect(countStandings(fewer)).toEqual(whole);
      }
    }
  });
});
