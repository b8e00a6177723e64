import { describe, expect, it } from 'vitest';
import { project } from '../project.ts';
import { cashflowSpread } from '../simulate/cashflow-spread.ts';
import { simulate } from '../simulate/simulate.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { type HoldingForecast, holdingForecast, type Percentiles } from './holding-forecast.ts';
import { holdingOutlook, plannedRentOfMonth, standingIn } from './holding-outlook.ts';

const HOMES = [EXAMPLE_A, EXAMPLE_C, CONDO];
const forecasts = new Map(HOMES.map((home) => [home, holdingForecast(home)]));
const forecastOf = (home: (typeof HOMES)[number]) => forecasts.get(home) as HoldingForecast;

describe('holdingForecast', () => {
  it.each(HOMES)('has the yearly cash flow and the equity of the report (%#)', (home) => {
    const { yearlyCash, equity, cash } = forecastOf(home);
    const years = cashflowSpread(home);
    expect(yearlyCash).toHaveLength(10);
    for (const [i, [p5, , p50, , p95]] of yearlyCash.entries()) {
      expect(p5).toBeCloseTo(years[i]?.p5 ?? 0, 6);
      expect(p50).toBeCloseTo(years[i]?.p50 ?? 0, 6);
      expect(p95).toBeCloseTo(years[i]?.p95 ?? 0, 6);
    }
    const { fan } = simulate(home);
    expect(equity.map(([p5]) => p5)).toEqual(fan.map(({ p5 }) => p5));
    expect(equity.map(([, , , , p95]) => p95)).toEqual(fan.map(({ p95 }) => p95));
    expect(cash).toHaveLength(121);
    expect(cash[12]?.[2]).toBeCloseTo(years[0]?.p50 ?? 0, 6);
  });

  it.each(HOMES)('its months lead from one year to the next, in order (%#)', (home) => {
    const { cash, rest, rent } = forecastOf(home);
    for (const [i, range] of cash.entries()) {
      expect(range).toEqual([...range].sort((a, b) => a - b));
      if (i % 12 === 0 && i > 0)
        for (const [k, value] of range.entries())
          expect(rest[0]?.[i / 12 - 1]?.[k]).toBeCloseTo(value, 6);
    }
    // Within the first year, a share of it on every path.
    for (const [k, value] of (cash[6] ?? []).entries())
      expect(2 * value).toBeCloseTo(cash[12]?.[k] ?? 0, 6);
    expect(rest).toHaveLength(120);
    expect(rest.map((each) => each.length)).toEqual(
      Array.from({ length: 120 }, (_, month) => 10 - Math.floor(month / 12)),
    );
    const { rows } = project(home);
    expect(rent).toEqual(rows.slice(0, 10).map(({ yearlyRent }) => yearlyRent));
  });

  it('is the same for the same inputs, whatever was computed before', () => {
    const again = holdingForecast(EXAMPLE_A);
    expect(JSON.stringify(again)).toBe(JSON.stringify(forecastOf(EXAMPLE_A)));
  });
});

/** What has come exactly as planned for `months`. */
function asPlanned(forecast: HoldingForecast, months: number) {
  const at = (month: number) => forecast.cash[month]?.[2] ?? 0;
  return {
    cash: Array.from({ length: months }, (_, i) => at(i + 1) - at(i)),
    rent: Array.from({ length: months }, (_, i) => plannedRentOfMonth(forecast, i)),
  };
}

describe('holdingOutlook', () => {
  it.each(HOMES)('is the frozen forecast while nothing is on record (%#)', (home) => {
    const forecast = forecastOf(home);
    const { years, standing, rentRatio } = holdingOutlook(forecast, { cash: [], rent: [] });
    expect(years.map(({ cash }) => cash)).toEqual(forecast.rest[0]);
    expect([standing, rentRatio]).toEqual([null, null]);
  });

  it.each([1, 6, 12, 14, 61, 119])('keeps the middle when %i months came as planned', (months) => {
    const forecast = forecastOf(EXAMPLE_C);
    const { years, standing, cash } = holdingOutlook(forecast, asPlanned(forecast, months));
    expect(cash).toBeCloseTo(forecast.cash[months]?.[2] ?? 0, 6);
    expect(standing).toBe('inside');
    for (const { year, cash } of years)
      expect(cash[2]).toBeCloseTo(forecast.cash[12 * year]?.[2] ?? 0, 4);
  });

  it('moves by what came more or less, and narrows as months pass', () => {
    const forecast = forecastOf(EXAMPLE_C);
    const plan = asPlanned(forecast, 14);
    const richer = { ...plan, cash: plan.cash.map((each) => each + 100) };
    const [a, b] = [plan, richer].map((each) => holdingOutlook(forecast, each).years.at(-1)?.cash);
    for (const [k, value] of (a ?? []).entries()) expect(b?.[k]).toBeCloseTo(value + 1_400, 6);
    const width = (range: Percentiles | undefined) => (range?.[4] ?? 0) - (range?.[0] ?? 0);
    const widths = [0, 14, 60, 110].map((months) =>
      width(holdingOutlook(forecast, asPlanned(forecast, months)).years.at(-1)?.cash),
    );
    expect(widths).toEqual(widths.toSorted((x, y) => y - x));
  });

  it('judges each year by as many of its months as are on record', () => {
    const forecast = forecastOf(EXAMPLE_C);
    const { past } = holdingOutlook(forecast, asPlanned(forecast, 15));
    expect(past.map(({ year, months }) => [year, months])).toEqual([
      [1, 12],
      [2, 3],
    ]);
    expect(past[1]?.range[0]).toBeCloseTo((forecast.yearlyCash[1]?.[0] ?? 0) / 4, 9);
    expect(past.map(({ standing }) => standing)).toEqual(['inside', 'inside']);
  });

  it('carries the level of the rent on, less the fee, from the sixth month', () => {
    const forecast = forecastOf(EXAMPLE_C);
    const lowerRent = (months: number) => {
      const plan = asPlanned(forecast, months);
      return holdingOutlook(forecast, { ...plan, rent: plan.rent.map((each) => 0.9 * each) });
    };
    expect(lowerRent(5).rentRatio).toBeNull();
    const { rentRatio, years } = lowerRent(12);
    expect(rentRatio).toBeCloseTo(0.9, 12);
    const net = (forecast.rent[1] ?? 0) - (forecast.fees[1] ?? 0);
    expect(years[0]?.cash[2]).toBeCloseTo((forecast.cash[24]?.[2] ?? 0) - 0.1 * net, 4);
  });

  it('looks back a year for the rent: an empty start does not count for ever', () => {
    const forecast = forecastOf(EXAMPLE_C);
    const plan = asPlanned(forecast, 24);
    const rent = plan.rent.map((each, month) => (month < 12 ? 0 : each));
    expect(holdingOutlook(forecast, { ...plan, rent }).rentRatio).toBeCloseTo(1, 12);
  });

  it('has nothing left after ten years, and ignores what came later', () => {
    const forecast = forecastOf(EXAMPLE_C);
    const found = holdingOutlook(forecast, asPlanned(forecast, 125));
    expect([found.months, found.years]).toEqual([120, []]);
  });
});

it('a value on the edge of the range is inside', () => {
  const range: Percentiles = [-10, 0, 5, 7, 20];
  expect([-10.01, -10, 20, 20.01].map((value) => standingIn(value, range))).toEqual([
    ...['below', 'inside', 'inside', 'above'],
  ]);
});
