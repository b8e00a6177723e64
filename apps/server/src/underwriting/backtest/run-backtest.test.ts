import { describe, expect, it } from 'vitest';
import { StartupError } from '../../platform/lib/startup-error.ts';
import type { RegionSeries } from '../areas/region-series.ts';
import { makeBacktest } from './make-backtest.ts';
import { metroForecast, tenYearForecast } from './metro-forecast.ts';
import { type MetroHistory, metroHistory } from './metro-history.ts';
import { normalForecasts } from './normal-forecasts.ts';
import { originsOf } from './origins.ts';
import { pairSumQuantiles, sortedQuantiles } from './pair-sums.ts';
import { pastWindows } from './past-windows.ts';
import { quarterEnd, quarterName, quarterNumber, readQuarter } from './quarters.ts';
import { runBacktest } from './run-backtest.ts';

const START = quarterNumber(1980, 1);
const QUARTERS = 160;

/** A metro with a boom, a bust, and noise of its own, the same in every run. */
function metro(code: string, state = 'FL', change = (_quarter: number) => 0): MetroHistory {
  const points = Array.from({ length: QUARTERS }, (_, i) => {
    const wave = 0.25 * Math.sin((i + Number(code)) / 14) + 0.01 * Math.sin(i * Number(code));
    const log = 0.009 * i + wave + change(START + i);
    return { date: quarterEnd(START + i), value: 100 * Math.exp(log) };
  });
  return metroHistory({ code, name: `City ${code}, ${state}`, state }, points) as MetroHistory;
}

const CPI = Array.from({ length: 12 * 50 }, (_, i) => ({
  date: `${1975 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`,
  value: 60 * Math.exp(0.0025 * i),
}));
const ORIGIN = quarterNumber(2006, 2);

describe('a past forecast', () => {
  it('is not changed by anything that came after it', () => {
    const before = metro('3');
    const after = metro('3', 'FL', (quarter) => (quarter > ORIGIN ? 0.1 + 0.7 * (quarter % 5) : 0));
    const laterPrices = CPI.map((point) =>
      point.date > quarterEnd(ORIGIN) ? { ...point, value: 9 * point.value } : point,
    );
    expect(metroForecast(after, ORIGIN, laterPrices)?.years).toEqual(
      metroForecast(before, ORIGIN, CPI)?.years,
    );
    expect(
      normalForecasts(
        after,
        ORIGIN,
        CPI.filter(({ date }) => date <= quarterEnd(ORIGIN)),
      ),
    ).toEqual(
      normalForecasts(
        before,
        ORIGIN,
        CPI.filter(({ date }) => date <= quarterEnd(ORIGIN)),
      ),
    );
    for (const blocks of [1, 2] as const)
      expect(pastWindows([after, metro('4')], 5, blocks)(0, ORIGIN)).toEqual(
        pastWindows([before, metro('4')], 5, blocks)(0, ORIGIN),
      );
    // What is compared with it does change.
    expect(tenYearForecast(after, ORIGIN, CPI)?.actual).not.toBe(
      tenYearForecast(before, ORIGIN, CPI)?.actual,
    );
  });

  it('starts as a point, widens, and says on which side of its range prices ended', () => {
    const crash = metro('3', 'FL', (quarter) =>
      quarter > ORIGIN ? -0.05 * (quarter - ORIGIN) : 0,
    );
    const forecast = metroForecast(crash, ORIGIN, CPI);
    expect(forecast?.years[0]).toMatchObject({ p5: 0, p95: 0 });
    const widths = forecast?.years.map(({ p5, p95 }) => Math.log((1 + p95) / (1 + p5))) ?? [];
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(forecast).toMatchObject({ outcome: 'below', outside: { side: 'below', to: '2016Q2' } });
    expect(forecast?.before.at(-1)).toEqual({ quarter: '2006Q2', change: 0 });
  });

  it('needs five years of quarters, and a value of a year before', () => {
    const history = metro('3');
    expect(quarterName(originsOf(history)[0] ?? 0)).toBe('1985Q1');
    const young = metroHistory(
      { code: '1', name: 'Y, FL', state: 'FL' },
      history.points.slice(100),
    );
    expect(quarterName(originsOf(young as MetroHistory)[0] ?? 0)).toBe(quarterName(START + 119));
    const gap = history.points.filter(({ date }) => date !== quarterEnd(ORIGIN - 4));
    const holed = metroHistory({ code: '1', name: 'Y, FL', state: 'FL' }, gap) as MetroHistory;
    expect(originsOf(holed)).not.toContain(ORIGIN);
    expect(metroForecast(holed, ORIGIN, CPI)).toBeNull();
  });
});

describe('the scores', () => {
  const metros = ['3', '4', '5', '6'].map((code) => metro(code, code === '3' ? 'GA' : 'FL'));
  const scores = runBacktest({ metros, cpi: CPI, fitted: new Set(['3', '4']) });
  const find = (sample: string, by: string, group: string, model = 'shown') =>
    scores.find(
      (score) =>
        score.years === 10 &&
        score.model === model &&
        score.sample === sample &&
        score.by === by &&
        score.group === group,
    );

  it('count each forecast once in its period and state, and held-out metros apart', () => {
    const ofAll = find('all', 'all', '')?.forecasts ?? 0;
    expect(ofAll).toBe(2 * (find('held_out', 'all', '')?.forecasts ?? 0));
    const periods = scores.filter(
      ({ years, model, sample, by }) =>
        years === 10 && model === 'shown' && sample === 'all' && by === 'period',
    );
    expect(periods.reduce((sum, { forecasts }) => sum + forecasts, 0)).toBe(ofAll);
    expect(find('all', 'state', 'GA')?.forecasts).toBe(ofAll / 4);
    expect(find('held_out', 'state', 'GA')).toBeUndefined();
  });

  it('call no metro held out when the file is not the one the constants come from', () => {
    const other = runBacktest({ metros, cpi: CPI, fitted: null });
    expect(other.every(({ sample }) => sample === 'all')).toBe(true);
  });

  it('have shares that add up, for every model', () => {
    for (const { inside90, inside50, below, above, model } of scores) {
      expect([model, inside90 + below + above]).toEqual([model, expect.closeTo(1, 9)]);
      expect(inside50).toBeLessThanOrEqual(inside90);
    }
    expect(new Set(scores.map(({ model }) => model)).size).toBe(9);
  });
});

it('without any ten years to judge there is no back-test: its page would have no figure', () => {
  const short = (years: number): RegionSeries => ({
    source: 'zillow',
    measure: 'home_value',
    kind: 'metro',
    code: '1',
    name: 'Tampa, FL',
    state: 'FL',
    city: null,
    county: null,
    metro: null,
    sizeRank: null,
    startsOn: quarterEnd(START),
    asOf: quarterEnd(START + 4 * years),
    monthsApart: 3,
    values: Array.from({ length: 4 * years + 1 }, (_, i) => 100 + i),
  });
  const made = (years: number) => makeBacktest([short(years)], CPI, '2026-11-17');
  expect(() => made(12)).toThrow(StartupError);
  expect(() => made(3)).toThrow(StartupError);
  expect(made(16).record.scores.length).toBeGreaterThan(0);
});

it('sums of pairs have the same quantiles counted in bins as sorted', () => {
  const values = Array.from({ length: 90 }, (_, i) => Math.sin(i * 7.3) / 3 + i / 300);
  const sums = values.flatMap((a) => values.map((b) => a + b));
  const exact = sortedQuantiles(Float64Array.from(sums), 199);
  const binned = pairSumQuantiles(values, 199);
  const away = binned.map((value, i) => Math.abs(value - (exact[i] as number)));
  expect(Math.max(...away)).toBeLessThan(0.005);
});

it('quarters have names that can be read back', () => {
  expect(readQuarter(quarterName(ORIGIN))).toBe(ORIGIN);
  for (const wrong of ['2006Q5', '06Q1', '2006', "2006Q1'", ''])
    expect(readQuarter(wrong)).toBeNull();
});
