import { beatenPercent } from '@alpha/report-model/chances';
import { expect, test } from 'vitest';
import { commonPeers, homesBehind, type PerformanceEntry, rankEntries } from './performance-rows';

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
  expect(last).toMatchObject({ metric: 'a', place: null, isAhead: false });
});

test('a floating-point difference is not a lead', () => {
  const [only] = rankEntries([
    entry('a', { property: 89.10195639361217, diff: 2.8e-14, percentile: 84, better: true }),
  ]);
  expect(only).toMatchObject({ place: 50, isAhead: false });
});

test('the peers named above the chart are those of most measures', () => {
  const wide = { n: 400, scope: 'all' as const };
  expect(commonPeers([entry('a', wide), entry('b', {}), entry('c', {})])).toEqual({
    n: 29,
    scope: 'city_type',
  });
  expect(commonPeers([entry('a', { median: null })])).toBeNull();
});

test('a rank is shown as the number of homes it was counted from, a tie as half', () => {
  expect(homesBehind({ place: (100 * 16) / 17, n: 17 })).toBe(16);
  expect(homesBehind({ place: (100 * 16.5) / 29, n: 29 })).toBe(16.5);
  expect(homesBehind({ place: null, n: 29 })).toBeNull();
});

test('the share beaten is the same in the row and on its card', () => {
  expect(beatenPercent((100 * 142.5) / 149)).toBe(96);
  expect(beatenPercent(99.7)).toBe(99);
  expect(beatenPercent(100)).toBe(100);
  expect(beatenPercent(0)).toBe(0);
});
