import { describe, expect, it } from 'vitest';
import { LONG_RUN_LOG_GROWTH } from '../market/market-parameters.ts';
import { plannedGrowth } from '../market/price-process.ts';
import type { IndexPoint } from './index-points.ts';
import { pricePlan } from './price-plan.ts';
import { prudentSwing } from './prudent-swing.ts';

/** Quarter ends from March 1990 on. */
function quarters(count: number, log: (years: number) => number): IndexPoint[] {
  return Array.from({ length: count }, (_, i) => {
    const month = String(3 * (i % 4) + 3).padStart(2, '0');
    return { date: `${1990 + Math.floor(i / 4)}-${month}-30`, value: 100 * Math.exp(log(i / 4)) };
  });
}

const usual = (years: number) => (0.03 + 0.0075) * years;
const cpi = quarters(160, (years) => 0.03 * years);

describe('the plan from a price history', () => {
  it('has no gap where prices rose as usual after inflation', () => {
    const plan = pricePlan(quarters(160, usual), { cpi });
    expect(plan?.gap).toBeCloseTo(0, 10);
    expect(plan?.lastYearGrowth).toBeCloseTo(0.0375, 10);
    expect(plan?.longRunGrowth).toBeCloseTo(Math.expm1(0.0375), 10);
    expect(plan).toMatchObject({ years: 39.75, isAfterInflation: true });
  });

  it('measures the gap against the mean of the last fifteen years, this quarter included', () => {
    const boom = quarters(160, (years) => usual(years) + (years >= 38 ? 0.3 : 0));
    expect(pricePlan(boom, { cpi })?.gap).toBeCloseTo(0.3 * (52 / 60), 10);
    const short = quarters(24, (years) => usual(years) + (years >= 5.75 ? 0.3 : 0));
    expect(pricePlan(short, { cpi })?.gap).toBeCloseTo(0.3 * (23 / 24), 10);
  });

  it('is that of the price process with the area’s swing', () => {
    const boom = quarters(160, (years) => usual(years) + 0.2 * Math.sin(years));
    const plan = pricePlan(boom, { cpi });
    expect(plan?.swing).toBe(prudentSwing(boom));
    const { gap = 0, lastYearGrowth = 0, swing = 0 } = plan ?? {};
    expect(plan?.growth).toBe(plannedGrowth({ volatility: swing, gap, lastYearGrowth }));
    const off = pricePlan(boom, { cpi, market: { pull: 0 } });
    expect(off?.growth).toBe(plannedGrowth({ volatility: swing, gap, lastYearGrowth, pull: 0 }));
    expect(pricePlan(boom, { cpi, leastSwing: 0.3 })?.swing).toBe(0.3);
  });

  it('without inflation measures the gap against 3.5 % a year', () => {
    const steady = quarters(160, (years) => LONG_RUN_LOG_GROWTH * years);
    const plan = pricePlan(steady);
    expect(plan?.gap).toBeCloseTo(0, 10);
    expect(plan?.isAfterInflation).toBe(false);
    expect(pricePlan(steady, { cpi: cpi.slice(0, 20) })?.isAfterInflation).toBe(false);
  });

  it('reads yearly averages of consumer prices, and carries the last one on', () => {
    const yearly = Array.from({ length: 39 }, (_, i) => ({
      date: `${1990 + i}-06-30`,
      value: Math.exp(0.03 * i),
    }));
    const points = quarters(160, (years) => usual(years) + (years >= 38 ? 0.3 : 0));
    const plan = pricePlan(points, { cpi: yearly });
    expect(plan?.isAfterInflation).toBe(true);
    expect(plan?.gap).toBeCloseTo(0.26, 10);
  });

  it('with less than five years knows only the swing', () => {
    const short = quarters(20, (years) => 0.2 * years);
    expect(pricePlan(short, { cpi })).toMatchObject({
      gap: 0,
      lastYearGrowth: LONG_RUN_LOG_GROWTH,
      longRunGrowth: null,
      years: 4.75,
    });
    expect(pricePlan([])).toBeNull();
    expect(pricePlan([{ date: '2020-03-31', value: 100 }])?.swing).toBe(0.08);
  });

  it('tolerates a missing year-ago quarter, any order, and a data error', () => {
    const points = quarters(160, (years) => 0.05 * years);
    const holed = points.filter((_, i) => i !== 155);
    expect(pricePlan(holed)?.lastYearGrowth).toBeCloseTo(0.05, 10);
    expect(pricePlan(points.toReversed(), { cpi })).toEqual(pricePlan(points, { cpi }));
    const wild = [...points, { date: '2030-03-31', value: 1e9 }];
    expect(Number.isFinite(pricePlan(wild, { cpi })?.growth)).toBe(true);
  });

  it('does not change when the index is rescaled', () => {
    const points = quarters(100, (years) => usual(years) + 0.2 * Math.sin(years));
    const scaled = points.map((point) => ({ ...point, value: 64 * point.value }));
    const [plan, again] = [pricePlan(points, { cpi }), pricePlan(scaled, { cpi })];
    expect(again?.gap).toBeCloseTo(plan?.gap ?? 1, 12);
    expect(again?.growth).toBeCloseTo(plan?.growth ?? 1, 12);
  });
});
