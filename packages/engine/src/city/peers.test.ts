import { describe, expect, it } from 'vitest';
import { comparisonCounts, comparisonLeftOut, comparisonStats } from './comparison-stats.ts';
import type { PeerMetrics } from './metrics.ts';
import { midRankPercentile } from './mid-rank-percentile.ts';
import { peerSamples } from './peer-samples.ts';
import { performanceVsMedian, sameForAll } from './performance-vs-median.ts';
import { radarData } from './radar-data.ts';

const capRates = (...values: (number | null)[]): PeerMetrics[] =>
  values.map((cap_rate) => ({ cap_rate }));

describe('performance against the median', () => {
  it('compares with the closest peers when there are five', () => {
    const [row] = performanceVsMedian(
      { cap_rate: 6 },
      { city_type: capRates(3, 4, 5, 6, 7), city: capRates(1, 1, 1, 1, 1), all: [] },
    );
    expect(row).toEqual({
      metric: 'cap_rate',
      property: 6,
      median: 5,
      diff: 1,
      percentile: 70,
      better: true,
      n: 5,
      scope: 'city_type',
    });
  });

  it('falls back to the city, then to all listings; unknown values do not count', () => {
    const few = capRates(3, 4, null, 6, 7);
    const many = capRates(1, 2, 3, 4, 5);
    const scopeOf = (peers: Parameters<typeof performanceVsMedian>[1]) =>
      performanceVsMedian({ cap_rate: 6 }, peers)[0];
    expect(scopeOf({ city_type: few, city: many, all: [] })?.scope).toBe('city');
    expect(scopeOf({ city_type: few, city: few, all: many })?.scope).toBe('all');
    expect(scopeOf({ city_type: few, city: few, all: few })).toMatchObject({
      scope: 'all',
      n: 4,
      median: null,
      diff: null,
      percentile: null,
      better: null,
    });
  });

  it('treats a low fee and an early cash flow as good', () => {
    const peers = [100, 200, 300, 400, 500].map((hoa) => ({ hoa, months_to_cashflow: hoa }));
    const scopes = { city_type: peers, city: [], all: [] };
    for (const row of performanceVsMedian({ hoa: 100, months_to_cashflow: 100 }, scopes))
      expect(row).toMatchObject({ diff: -200, better: true, percentile: 90 });
    expect(performanceVsMedian({ hoa: 300 }, scopes)[0]?.better).toBeNull();
  });

  it('gives the same result for sorted samples', () => {
    const peers = [9, 3, 7, 5, 5, 1].map((x) => ({ cap_rate: x, hoa: 10 * x, volatility: null }));
    const home = { cap_rate: 5, hoa: 30, volatility: 4 };
    const scopes = { city_type: [], city: peers, all: peers };
    const sorted = { city_type: {}, city: peerSamples(peers), all: peerSamples(peers) };
    expect(performanceVsMedian(home, sorted)).toEqual(performanceVsMedian(home, scopes));
    expect(radarData(home, sorted)).toEqual(radarData(home, scopes));
    expect(comparisonStats(home, { miami: peerSamples(peers) })).toEqual(
      comparisonStats(home, { miami: peers }),
    );
  });

  it('has no row for an unknown figure', () => {
    const empty = { city_type: [], city: [], all: [] };
    expect(performanceVsMedian({ cap_rate: null, hoa: Number.NaN }, empty)).toEqual([]);
  });
});

describe('comparison stats', () => {
  it('name the boxes in which nothing differs', () => {
    const never = Array.from({ length: 6 }, (_, i) => ({ months_to_cashflow: 120, cap_rate: i }));
    const home = { months_to_cashflow: 120, cap_rate: 3 };
    expect(comparisonLeftOut(home, { miami: never, hialeah: [] })).toEqual(['months_to_cashflow']);
    const early = [...never, { months_to_cashflow: 0 }];
    expect(comparisonLeftOut(home, { miami: never, hialeah: early })).toEqual([]);
    expect(comparisonLeftOut({ ...home, months_to_cashflow: 12 }, { miami: never })).toEqual([]);
    expect(comparisonLeftOut(home, { miami: never.slice(0, 4) })).toEqual([]);
  });

  it('show the property beside city medians, and null for a city with four listings', () => {
    const stats = comparisonStats(
      { cap_rate: 5, roi_mean: 60 },
      { hialeah: capRates(1, 2, 3, 4), miami: capRates(1, 2, 3, 4, 9) },
    );
    expect(stats.cap_rate).toEqual({ current: 5, hialeah: null, miami: 3 });
    expect(stats.roi_mean).toEqual({ current: 60, hialeah: null, miami: null });
    expect(stats.months_to_cashflow.current).toBeNull();
    expect(Object.keys(stats)).toHaveLength(5);
  });

  it('include how many properties each median is based on', () => {
    const peers = [...capRates(1, 2, 3), { roi_mean: 4 }];
    const counts = comparisonCounts({ hialeah: peers, miami: peerSamples(peers) });
    expect(counts.cap_rate).toEqual({ hialeah: 3, miami: 3 });
    expect(counts.roi_mean).toEqual({ hialeah: 1, miami: 1 });
  });
});

describe('the radar', () => {
  const peers: PeerMetrics[] = [1, 2, 3, 4, 5].map((i) => ({
    appreciation_roi: i,
    rent_roi: i,
    cash_flow: i,
    volatility: i,
    rent_to_price: i,
    pay_down: i,
  }));
  const scopes = { city_type: [], city: peers, all: peers, state: peers };

  it('has six axes from 0 to 100 and puts the median peer in the middle', () => {
    const radar = radarData(peers[4] ?? {}, scopes);
    expect(radar.display_names).toEqual([
      'appreciation',
      'rent',
      'cash_flow',
      'stability',
      'rent_to_price',
      'pay_down',
    ]);
    // A wild area is not a stable one: the most volatile home has the lowest stability.
    expect(radar.property_percentiles).toEqual([90, 90, 90, 10, 90, 90]);
    expect(radar.median_percentiles).toEqual([50, 50, 50, 50, 50, 50]);
    expect(radar.peer_counts).toEqual([5, 5, 5, 5, 5, 5]);
    expect(radar.scopes).toEqual(['state', 'city', 'city', 'state', 'city', 'city']);
  });

  it('omits axes without a value or with too few peers, and says so', () => {
    const radar = radarData({ cash_flow: 3 }, scopes);
    expect(radar.display_names).toEqual(['cash_flow']);
    expect(radar.property_percentiles).toEqual([50]);
    expect(radar.left_out).toHaveLength(5);
    const few = { ...scopes, city: peers.slice(1), all: peers.slice(1) };
    expect(radarData({ cash_flow: 3 }, few)).toMatchObject({
      display_names: [],
      left_out: expect.arrayContaining([{ axis: 'cash_flow', reason: 'no_data' }]),
    });
  });
});

it('treats figures that differ only in the last bits as equal', () => {
  const noise = [
    89.10195639361, 89.10195639361001, 89.10195639361002, 89.10195639361, 89.101956393609,
  ];
  for (const value of noise) expect(midRankPercentile(value, noise)).toBe(50);
  const peers = noise.map((pay_down) => ({ pay_down }));
  const scopes = { city_type: peers, city: peers, all: peers };
  expect(performanceVsMedian({ pay_down: noise[2] ?? 0 }, scopes)).toEqual([]);
  expect(sameForAll({ pay_down: noise[2] ?? 0 }, scopes)).toEqual(['pay_down']);
});
