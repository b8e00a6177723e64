import { pricePlan } from '@alpha/engine/city';
import { describe, expect, it } from 'vitest';
import type { LoadedSeries } from './area-figures.ts';
import { averageSeries } from './average-series.ts';
import { SHIPPED_PRICES, withMonths } from './consumer-prices.ts';
import { type DenseSeries, pointsOf } from './dense-series.ts';
import { areaPriceHistory, chooseHistory } from './price-history.ts';

/** Quarters to the end of 2025. */
const quarterly = (years: number, log: (year: number) => number): DenseSeries => ({
  startsOn: `${2025 - years}-12-31`,
  asOf: '2025-12-31',
  monthsApart: 3,
  values: Array.from({ length: 4 * years + 1 }, (_, i) => 100 * Math.exp(log(i / 4))),
});

const series = (kind: LoadedSeries['kind'], years: number, change = {}): LoadedSeries => ({
  ...quarterly(years, (year) => 0.04 * year),
  id: 1,
  source: 'fhfa',
  measure: 'price_index',
  kind,
  code: '1',
  name: kind === 'city' ? 'Miami' : 'Miami-Miami Beach-Kendall, FL (MSAD)',
  state: 'FL',
  city: null,
  county: null,
  metro: null,
  sizeRank: null,
  contentHash: '',
  ...change,
});

describe('the history of an area', () => {
  it('is the nearest one with fifteen years, else the longest, never less than five', () => {
    const [city, metro, state] = [series('city', 25), series('metro', 50), series('state', 50)];
    expect(chooseHistory([state, metro, city])).toBe(city);
    const young = series('city', 8);
    expect(chooseHistory([young, metro, state])).toBe(metro);
    expect(chooseHistory([young, series('metro', 10)])?.kind).toBe('metro');
    expect(chooseHistory([series('city', 4)])).toBeNull();
    const zillow = series('metro', 25, { source: 'zillow' });
    expect(chooseHistory([zillow, metro])).toBe(metro);
  });

  it('is planned by the engine, after the shipped inflation, and named', () => {
    const metro = series('metro', 50);
    const found = areaPriceHistory([metro], SHIPPED_PRICES);
    expect(found).toMatchObject({
      level: 'metro',
      place: 'Miami-Miami Beach-Kendall, FL',
      source: 'fhfa',
      metros: null,
      since: '1975-12-31',
      asOf: '2025-12-31',
      isAfterInflation: true,
    });
    expect(found).toMatchObject({ ...pricePlan(pointsOf(metro), { cpi: SHIPPED_PRICES }) });
    expect(found?.worst?.tenYears?.levels).toHaveLength(11);
    expect(found?.worst?.fiveYears?.levels).toHaveLength(6);
  });

  it('is planned after inflation also when only the latest months were imported', () => {
    const months = ['2026-08-01', '2026-09-01'].map((month, i) => ({ month, value: 325 + i }));
    const cpi = withMonths(months);
    expect(cpi.slice(0, SHIPPED_PRICES.length)).toEqual(SHIPPED_PRICES);
    expect(areaPriceHistory([series('metro', 50)], cpi)).toMatchObject({ isAfterInflation: true });
    expect(withMonths([])).toBe(SHIPPED_PRICES);
  });

  it('has the worst years of its metro only', () => {
    const [city, metro] = [series('city', 25), series('metro', 50)];
    expect(areaPriceHistory([city, metro], [])).toMatchObject({ level: 'area' });
    const worst = areaPriceHistory([city, metro], [])?.worst?.tenYears?.levels.at(-1);
    expect(worst).toBeCloseTo(Math.exp(0.4), 8);
    expect(areaPriceHistory([city], [])?.worst).toBeNull();
    expect(areaPriceHistory([series('state', 50)], [])).toMatchObject({
      level: 'state',
      worst: null,
    });
  });

  it('of a state is called so, and swings at least as much as is published', () => {
    const average = {
      ...quarterly(30, (year) => 0.04 * year),
      level: 'state' as const,
      place: 'Florida',
      source: 'fhfa' as const,
      metros: 22,
    };
    expect(areaPriceHistory([], [], average)).toMatchObject({
      level: 'state',
      place: 'Florida',
      metros: 22,
      swing: 0.08,
      worst: null,
    });
    expect(areaPriceHistory([], [])).toBeNull();
  });
});

describe('the average of metros', () => {
  it('is the mean of their changes, whenever each begins and whatever its base', () => {
    const old = quarterly(20, (year) => 0.02 * year);
    const young = quarterly(5, (year) => 3 + 0.06 * year);
    const average = averageSeries([old, young]);
    expect(average).toMatchObject({ startsOn: '2005-12-31', asOf: '2025-12-31', monthsApart: 3 });
    const logs = average?.values.map((value) => Math.log((value ?? 0) / 100)) ?? [];
    expect(logs[60]).toBeCloseTo(0.02 * 15, 10);
    expect(logs.at(-1)).toBeCloseTo(0.02 * 15 + 0.04 * 5, 10);
  });

  it('of one metro is that metro, and begins after a hole that all have', () => {
    const one = quarterly(10, (year) => 0.05 * Math.sin(year));
    expect(averageSeries([one])?.values.at(-1)).toBeCloseTo(one.values.at(-1) ?? 0, 8);
    const holed = { ...one, values: one.values.map((value, i) => (i === 8 ? null : value)) };
    expect(averageSeries([holed])).toMatchObject({ startsOn: '2018-03-31' });
    expect(averageSeries([])).toBeNull();
  });
});
