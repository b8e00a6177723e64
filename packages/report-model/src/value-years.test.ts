import type { PropertyDetail, PropertyEstimates } from '@alpha/contract';
import { plannedGrowth, priceOutlook } from '@alpha/engine';
import { describe, expect, it } from 'vitest';
import { valueYears as yearsAt } from './value-years.ts';

const TODAY = new Date('2026-11-15T12:00:00Z');
const valueYears = (facts: Parameters<typeof yearsAt>[0], now = TODAY) => yearsAt(facts, now);

const estimates = (rate: number, price = 560_000) =>
  ({ list_price: price, appreciation_rate_annual: rate }) as PropertyEstimates;
const FAN = [
  { year: 0, p5: 560_000, p25: 560_000, p50: 560_000, p75: 560_000, p95: 560_000 },
  { year: 1, p5: 470_000, p25: 530_000, p50: 575_000, p75: 620_000, p95: 690_000 },
];
const HOME = {
  may_be_valued: true,
  model: null,
  list_price: 560_000,
  property_estimates: estimates(0.035),
  value_fan: FAN,
  home_value_histories: [
    { date: '2024-11-30', value: 190_000 },
    { date: '2024-12-31', value: 200_000 },
    { date: '2025-12-31', value: 250_000 },
    { date: '2026-10-31', value: 280_000 },
  ],
};

describe('the years of the price history', () => {
  it('reach this property’s price today and continue from there', () => {
    const found = valueYears(HOME);
    expect(found?.years.slice(0, 4)).toEqual([
      { year: 2024, area: 200_000, value: 400_000, range: null, middle: null },
      { year: 2025, area: 250_000, value: 500_000, range: null, middle: null },
      {
        year: 2026,
        area: 280_000,
        value: 560_000,
        range: [560_000, 560_000],
        middle: [560_000, 560_000],
      },
      {
        year: 2027,
        area: null,
        value: 560_000 * 1.035,
        range: [470_000, 690_000],
        middle: [530_000, 620_000],
      },
    ]);
    expect(found?.split).toBe(3);
    expect(found?.years).toHaveLength(13);
    expect(found?.projection).toEqual({
      year: 2036,
      value: expect.closeTo(789_935.31, 2),
      rate: 0.035,
    });
    expect(found?.growth?.since).toBe('2024-11-30');
    expect(found?.growth?.percent).toBeCloseTo(47.37, 2);
  });

  it('follow the mean of the fan: after a boom year they stay inside it', () => {
    const market = { volatility: 0.05, gap: 0.3, lastYearGrowth: 0.2 };
    const rate = plannedGrowth(market);
    const { mean, stdDev } = priceOutlook(market, rate);
    const at = (i: number, deviations: number) =>
      560_000 * Math.exp((mean[i] ?? 0) + deviations * (stdDev[i] ?? 0));
    const fan = mean.map((_, i) => ({
      ...{ year: i + 1, p5: at(i, -1.645), p25: at(i, -0.674), p50: at(i, 0) },
      ...{ p75: at(i, 0.674), p95: at(i, 1.645) },
    }));
    const model = { inputs: {}, market } as unknown as PropertyDetail['model'];
    const found = valueYears({
      ...HOME,
      ...{ model, value_fan: fan, property_estimates: estimates(rate) },
    });
    const ahead = found?.years.slice(found.split) ?? [];
    expect(ahead).toHaveLength(10);
    for (const { value, middle } of ahead) {
      expect(value).toBeGreaterThan(middle?.[0] ?? 0);
      expect(value).toBeLessThan(middle?.[1] ?? 0);
    }
    expect(found?.projection?.value).toBe(560_000 * (1 + rate) ** 10);
  });

  it('draw the fan from a point at today’s price', () => {
    const fan = (facts = HOME) => valueYears(facts)?.years.filter(({ range }) => range !== null);
    const [start] = fan() ?? [];
    expect(start).toMatchObject({ year: 2026, range: [560_000, 560_000] });
    expect(fan({ ...HOME, value_fan: [] })).toEqual([]);
  });

  it('have an empty entry for a year without a record', () => {
    const [a, , , d] = HOME.home_value_histories;
    if (!a || !d) throw new Error('no history');
    const found = valueYears({ ...HOME, home_value_histories: [a, d] });
    expect(found?.years[1]).toEqual({
      year: 2025,
      area: null,
      value: null,
      range: null,
      middle: null,
    });
  });

  it('extend to today when the record ends earlier', () => {
    const found = valueYears({
      ...HOME,
      home_value_histories: HOME.home_value_histories.slice(0, 2),
    });
    expect(found?.years.slice(0, 3).map(({ year, value }) => [year, value])).toEqual([
      [2024, 560_000],
      [2025, null],
      [2026, 560_000],
    ]);
  });

  it('split at the current year, even when listing and record are older', () => {
    const found = valueYears(HOME, new Date('2027-02-01T00:00:00Z'));
    expect(found?.split).toBe(4);
    expect(found?.years[3]).toMatchObject({
      year: 2027,
      value: 560_000,
      range: [560_000, 560_000],
    });
    expect(found?.projection?.year).toBe(2037);
  });

  it('work with a single record, and with records in any order', () => {
    const one = valueYears({
      ...HOME,
      home_value_histories: [{ date: '2026-10-31', value: 280_000 }],
    });
    expect(one?.growth).toBeNull();
    expect(one?.split).toBe(1);
    const back = { ...HOME, home_value_histories: HOME.home_value_histories.toReversed() };
    expect(valueYears(back)).toEqual(valueYears(HOME));
  });

  it('have no projection without estimates, and follow a falling one', () => {
    const plain = valueYears({ ...HOME, property_estimates: null, value_fan: [] });
    expect(plain?.projection).toBeNull();
    expect(plain?.years).toHaveLength(3);
    const falling = valueYears({ ...HOME, property_estimates: estimates(-0.02) });
    expect(falling?.projection?.value).toBeLessThan(560_000);
  });

  it('are empty without a record', () => {
    expect(valueYears({ ...HOME, home_value_histories: [] })).toBeNull();
    expect(
      valueYears({ ...HOME, home_value_histories: [{ date: '2026-10-31', value: 0 }] }),
    ).toBeNull();
  });

  it('are empty if the owner allows no estimates: a scaled history would be one', () => {
    expect(valueYears({ ...HOME, may_be_valued: false, property_estimates: null })).toBeNull();
  });
});
