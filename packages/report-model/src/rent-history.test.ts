import { describe, expect, it } from 'vitest';
import { monthOf, rentHistory } from './rent-history.ts';

const history = (...points: [string, number][]) =>
  rentHistory(points.map(([date, value]) => ({ date, value })));

describe('the rent history', () => {
  it('uses month numbers, so that a missing month is a gap', () => {
    const found = history(['2025-12-31', 1_000], ['2026-01-31', 1_010], ['2026-04-30', 1_050]);
    const xs = found?.points.map(({ x }) => x) ?? [];
    expect(xs.map((x) => x - (xs[0] ?? 0))).toEqual([0, 1, 4]);
    expect(found?.missing).toEqual(['2026-02-01', '2026-03-01']);
    expect(found?.growth?.since).toBe('2025-12-31');
    expect(found?.growth?.percent).toBeCloseTo(5, 9);
  });

  it('labels Januaries, or every month of a short history', () => {
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

  it('handles a single month, and is null without data', () => {
    const one = history(['2026-10-31', 1_724]);
    expect(one?.growth).toBeNull();
    expect(one?.ticks).toHaveLength(1);
    expect(one?.missing).toEqual([]);
    expect(history()).toBeNull();
    expect(history(['2026-10-31', 0], ['not a date', 5])).toBeNull();
  });

  it('formats the month of a number', () => {
    expect(monthOf(12 * 2026 + 9)).toBe('2026-10-01');
  });
});
