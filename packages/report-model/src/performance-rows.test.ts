import { performanceVsMedian, radarData } from '@alpha/engine/city';
import { expect, test } from 'vitest';
import { beatenPercent } from './chances.ts';
import {
  countBehind,
  type PerformanceEntry,
  peerSets,
  rankEntries,
  rankKind,
} from './performance-rows.ts';
import { radarOf } from './radar.ts';

const entry = (metric: string, change: Partial<PerformanceEntry>): PerformanceEntry => ({
  metric,
  label: metric,
  property: 10,
  median: 8,
  diff: 2,
  percentile: 70,
  better: true,
  n: 29,
  scope: 'city_type',
  place: null,
  ...change,
});

test('the measure with the best rank comes first', () => {
  const ranked = rankEntries([entry('a', { percentile: 40 }), entry('b', { percentile: 90 })]);
  expect(ranked.map(({ metric }) => metric)).toEqual(['b', 'a']);
});

test('a measure that cannot be compared comes last and does not count as ahead', () => {
  const unknown = { median: null, diff: null, percentile: null, better: null };
  const [first, last] = rankEntries([entry('a', unknown), entry('b', { percentile: 5 })]);
  expect(first?.metric).toBe('b');
  expect(last).toMatchObject({ metric: 'a', position: null, better: null });
});

test('a floating-point difference is not a lead', () => {
  const [only] = rankEntries([
    entry('a', { property: 89.10195639361217, diff: 2.8e-14, percentile: 84, better: true }),
  ]);
  expect(only).toMatchObject({ isAtMedian: true, better: null });
});

test('a row ends where the radar ends, also when most values tie with the median', () => {
  const tied = [5, 5, 5, 5, 5, 5, 6, 7, 8, 9, 10].map((appreciation_roi) => ({ appreciation_roi }));
  const home = { appreciation_roi: 5 };
  const peers = { city_type: [], city: [], all: [], state: tied };
  const [row] = rankEntries(
    performanceVsMedian(home, peers).map((each) => entry(each.metric, { ...each, place: 'FL' })),
  );
  const radar = radarOf(JSON.stringify(radarData(home, peers)));
  expect(row?.position).toBe(radar.values[0]?.home);
  expect(beatenPercent(row?.position ?? 0)).toBe(27);
  expect(row && rankKind(row)).toBe('tied');
});

test('measures that say the same follow the one that counts', () => {
  const ranked = rankEntries([
    entry('annual_roi', { percentile: 99 }),
    entry('hoa', { percentile: 80 }),
    entry('total_roi', { percentile: 60 }),
  ]);
  expect(ranked.map(({ metric, isRestating }) => [metric, isRestating])).toEqual([
    ['hoa', false],
    ['total_roi', false],
    ['annual_roi', true],
  ]);
});

test('the peers named above the chart are those of most measures, and the areas', () => {
  const wide = { n: 400, scope: 'all' as const };
  const state = { n: 14, scope: 'state' as const, place: 'FL' };
  const { common, areas } = peerSets([
    entry('a', wide),
    entry('b', {}),
    entry('c', {}),
    entry('volatility', state),
  ]);
  expect(common).toEqual({ n: 29, scope: 'city_type', place: null });
  expect(areas).toEqual([{ set: state, metrics: ['volatility'] }]);
  expect(peerSets([entry('a', { median: null })])).toEqual({ common: null, areas: [] });
});

test('a rank is shown as the number of homes it was counted from, a tie as half', () => {
  expect(countBehind((100 * 16) / 17, 17)).toBe(16);
  expect(countBehind((100 * 16.5) / 29, 29)).toBe(16.5);
  expect(countBehind(null, 29)).toBeNull();
});

test('the share beaten is the same in the row and on its card', () => {
  expect(beatenPercent((100 * 142.5) / 149)).toBe(96);
  expect(beatenPercent(99.7)).toBe(99);
  expect(beatenPercent(100)).toBe(100);
  expect(beatenPercent(0)).toBe(0);
});
