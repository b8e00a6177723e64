import { describe, expect, it } from 'vitest';
import { monthOf, rentHistory } from './rent-series';

const history = (...points: [string, number][]) =>
  rentHistory(points.map(([date, value]) => ({ date, value })));

describe('the history of rents', () => {
  it('counts months, so that a missing one is a hole', () => {
    const found = history(['2025-12-31', 1_000], ['2026-01-31', 1_010], ['2026-04-30', 1_050]);
    const xs = found?.points.map(({ x }) => x) ?? [];
    expect(xs.map((x) => x - (xs[0] ?? 0))).toEqual([0, 1, 4]);
    expect(found?.missing).toEqual(['2026-02-01', '2026-03-01']);
    expect(found?.growth?.since).toBe('2025-12-31');
    expect(found?.growth?.percent).toBeCloseTo(5, 9);
  });

  it('names Januaries, or every month of a short one', () => {
    const long = history(['2016-10-31', 950], ['2019-06-30', 1_100]);
    expect(long?.ticks.map(({ month }) => month)).toEqual([
      '2017-01-01',
      '2018-01-01',
      '2019-01-01',
    ]);
    const short = history(['2026-03-31', 950], ['2026-05-31', 960]);
    expect(short?.ticks.map(({ month }) => month)).toEqual([
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
    ]);
  });

  it('bears a single month, and has none from nothing', () => {
    const one = history(['2026-10-31', 1_724]);
    expect(one?.growth).toBeNull();
    expect(one?.ticks).toHaveLength(1);
    expect(one?.missing).toEqual([]);
    expect(history()).toBeNull();
    expect(history(['2026-10-31', 0], ['not a date', 5])).toBeNull();
  });

  it('prints the month it counted', () => {
    expect(monthOf(12 * 2026 + 9)).toBe('2026-10-01');
  });
});
