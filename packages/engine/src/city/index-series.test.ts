import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-support/seeded-random.ts';
import { autocorrelation } from './autocorrelation.ts';
import { calendarCagr } from './calendar-cagr.ts';
import { type IndexPoint, monthlyLogReturns } from './index-points.ts';
import { indexVolatility } from './index-volatility.ts';
import { prudentGrowth } from './prudent-growth.ts';
import { prudentSwing } from './prudent-swing.ts';

/** `months` points from January 2010 on, day 15. */
function monthly(months: number, value: (month: number) => number): IndexPoint[] {
  return Array.from({ length: months }, (_, i) => {
    const year = 2010 + Math.floor(i / 12);
    return { date: `${year}-${String((i % 12) + 1).padStart(2, '0')}-15`, value: value(i) };
  });
}

describe('growth by calendar date', () => {
  const steady = monthly(133, (month) => 100 * 1.05 ** (month / 12));

  it('finds the growth rate of a series', () => {
    expect(calendarCagr(steady, 10, '2021-01-15')).toBeCloseTo(0.05, 12);
    expect(calendarCagr(steady, 3, '2018-06-30')).toBeCloseTo(0.05, 12);
  });

  it('doubles in ten years at 7.177 %', () => {
    const doubled = [
      { date: '2010-01-31', value: 50 },
      { date: '2020-01-31', value: 100 },
    ];
    expect(calendarCagr(doubled, 10, '2020-01-31')).toBeCloseTo(0.0717735, 7);
  });

  it('tolerates the loss of any month, including the first and the last', () => {
    for (let gone = 0; gone < steady.length; gone += 1) {
      const holed = steady.filter((_, i) => i !== gone);
      expect(calendarCagr(holed, 10, '2021-01-15')).toBeCloseTo(0.05, 12);
    }
  });

  it('ignores points after the given date', () => {
    const jump = [...steady, { date: '2021-02-15', value: 9_999 }];
    expect(calendarCagr(jump, 10, '2021-01-31')).toBeCloseTo(0.05, 12);
  });

  it('is null when the gap is too wide or the series too short', () => {
    expect(calendarCagr(steady.slice(4), 10, '2020-01-15')).toBeNull();
    expect(calendarCagr(steady, 10, '2021-09-15')).toBeNull();
    expect(calendarCagr([], 10, '2021-01-15')).toBeNull();
    expect(calendarCagr(steady, 10, 'soon')).toBeNull();
  });
});

describe('volatility of an index', () => {
  it('is zero for even growth', () => {
    expect(indexVolatility(monthly(60, (month) => 100 * 1.01 ** month))).toBeCloseTo(0, 10);
  });

  it('of a fall and a rise of the same size is √24 times that size', () => {
    // Log returns +s, −s: mean 0, sample variance 2s², × 12.
    const points = monthly(3, (month) => (month === 1 ? Math.E ** 0.02 : 1));
    expect(indexVolatility(points)).toBeCloseTo(2 * Math.sqrt(24), 10);
  });

  it('ignores returns across a gap, whatever the order of the points', () => {
    const points = monthly(24, (month) => 100 + ((month * 7) % 5));
    const holed = points.filter((_, i) => i !== 10);
    expect(monthlyLogReturns(holed).filter((value) => value === null)).toHaveLength(2);
    expect(indexVolatility([...holed].reverse())).toBe(indexVolatility(holed));
    expect(indexVolatility(holed.slice(0, 2))).toBe(0);
  });

  it('does not change when the index is rescaled', () => {
    const points = monthly(40, (month) => 100 + ((month * 13) % 11));
    const scaled = points.map((point) => ({ ...point, value: 64 * point.value }));
    expect(indexVolatility(scaled)).toBe(indexVolatility(points));
  });
});

describe('autocorrelation', () => {
  it('of 1, 2, 3, 4, 5 is 0.4', () => {
    // Products of neighbors (−2·−1 + −1·0 + 0·1 + 1·2) = 4 over squares 10.
    expect(autocorrelation([1, 2, 3, 4, 5])).toBeCloseTo(0.4, 12);
    expect(autocorrelation([1, 2, 3, 4, 5], 0)).toBeCloseTo(1, 12);
  });

  it('is null without variance or without a pair', () => {
    expect(autocorrelation([3, 3, 3])).toBeNull();
    expect(autocorrelation([1])).toBeNull();
    expect(autocorrelation([1, null, 2, null, 3])).toBeNull();
  });

  it('recovers the autocorrelation of a generated series, with and without gaps', () => {
    const random = seededRandom(17);
    const series: (number | null)[] = [];
    let value = 0;
    for (let i = 0; i < 20_000; i += 1) {
      value = 0.6 * value + random() - 0.5;
      series.push(value);
    }
    expect(autocorrelation(series)).toBeCloseTo(0.6, 1);
    const holed = series.map((entry, i) => (i % 10 === 0 ? null : entry));
    expect(autocorrelation(holed)).toBeCloseTo(0.6, 1);
  });

  it('stays within −1 and 1', () => {
    const random = seededRandom(23);
    for (let round = 0; round < 300; round += 1) {
      const series = Array.from({ length: 12 }, () => (random() < 0.2 ? null : random()));
      const result = autocorrelation(series);
      if (result !== null) expect(Math.abs(result)).toBeLessThanOrEqual(1 + 1e-12);
    }
  });
});

describe('appreciation to plan with', () => {
  const steady = (rate: number, years = 20) =>
    monthly(12 * years + 1, (month) => 100 * (1 + rate) ** (month / 12));

  it('is the published assumption for an area that always grew at it', () => {
    expect(prudentGrowth(steady(0.035))).toBeCloseTo(0.035, 12);
  });

  it('is not affected by a boom at the end as growth from end to end is', () => {
    const boom = steady(0.03).map((point, i) => (i < 216 ? point : { ...point, value: 400 }));
    expect(prudentGrowth(boom)).toBeLessThan(0.04);
    expect(prudentGrowth(boom)).toBeGreaterThan(0.035);
  });

  it('stays between 2 and 5 %, whatever the index', () => {
    expect(prudentGrowth(steady(0.5))).toBe(0.05);
    expect(prudentGrowth(steady(-0.2))).toBe(0.02);
  });

  it('is null with less than ten years, and tolerates gaps', () => {
    expect(prudentGrowth(steady(0.05, 9))).toBeNull();
    expect(prudentGrowth([])).toBeNull();
    const holed = steady(0.05).filter((_, i) => i === 0 || i % 7 !== 0);
    expect(prudentGrowth(holed)).toBeCloseTo(prudentGrowth(steady(0.05)) ?? 0, 12);
  });
});

describe('yearly volatility for the simulation', () => {
  it('includes the waves that monthly changes hide', () => {
    const waves = monthly(241, (month) => Math.exp(0.3 * Math.sin(month / 12)));
    expect(prudentSwing(waves)).toBeGreaterThan((2 * indexVolatility(waves)) / 100);
  });

  it('is close to the published assumption for a short history, and null without one', () => {
    const calm = (years: number) => monthly(12 * years + 1, (month) => 100 * 1.03 ** (month / 12));
    expect(prudentSwing(calm(3))).toBeCloseTo(0.08 * Math.sqrt(10 / 13), 10);
    expect(prudentSwing(calm(40))).toBeCloseTo(0.08 * Math.sqrt(10 / 50), 10);
    expect(prudentSwing(calm(2))).toBeNull();
  });

  it('of a quarterly index is measured from quarter to quarter', () => {
    const quarterly = monthly(61, (month) => 100 + (month % 2)).filter((_, i) => i % 3 === 0);
    expect(indexVolatility(quarterly)).toBe(0);
    expect(indexVolatility(quarterly, 3)).toBeGreaterThan(1);
    expect(prudentSwing(quarterly)).not.toBeNull();
  });
});
