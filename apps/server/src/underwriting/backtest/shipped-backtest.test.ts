import { describe, expect, it } from 'vitest';
import { scoresOf } from './backtest-record.ts';
import { shippedBacktest } from './current-backtest.ts';
import { fittedMetros } from './fitted-metros.ts';
import { tenYearForecast } from './metro-forecast.ts';
import { quarterNumber } from './quarters.ts';

const backtest = shippedBacktest();
const scores = scoresOf(backtest.record);
const find = (model: string, sample: string, by = 'all', group = '') =>
  scores.find(
    (score) =>
      score.years === 10 &&
      score.model === model &&
      score.sample === sample &&
      score.by === by &&
      score.group === group,
  );

/** From a trial in Python on the same file: 90 and 50 % coverage in percent, CRPS. */
const TRIAL = {
  unbounded: [93.3, 58.8, 0.1184],
  first_model: [89.7, 50.9, 0.1516],
  defaults: [95.4, 61.6, 0.1519],
  last_ten_years: [54.5, 25.9, 0.2696],
  whole_history: [51.5, 23.3, 0.2251],
  own_windows: [46.7, 26.9, 0.2207],
  block_bootstrap: [51.1, 26.2, 0.2164],
  momentum: [80.4, 45.1, 0.1583],
} as const;

describe('the figures that the product ships', () => {
  it.each(Object.entries(TRIAL))('agree with the trial for %s', (model, [wide, half, crps]) => {
    const score = find(model, 'held_out');
    expect(score?.forecasts).toBe(22_044);
    expect(Math.abs(100 * (score?.inside90 ?? 0) - wide)).toBeLessThan(0.5);
    expect(Math.abs(100 * (score?.inside50 ?? 0) - half)).toBeLessThan(0.5);
    expect(Math.abs((score?.crps ?? 0) - crps)).toBeLessThan(0.0006);
  });

  it('keep the aims: 85 to 96 % inside, at all dates, in Florida, and since the end of 2012', () => {
    for (const score of [
      find('shown', 'held_out'),
      find('shown', 'held_out', 'state', 'FL'),
      find('shown', 'all', 'state', 'FL'),
      find('shown', 'held_out', 'period', '2012–2015'),
    ]) {
      expect(score?.inside90).toBeGreaterThanOrEqual(0.85);
      expect(score?.inside90).toBeLessThanOrEqual(0.96);
    }
    const [ours, first] = [find('shown', 'held_out')?.crps, find('first_model', 'held_out')?.crps];
    expect((ours ?? 1) / (first ?? 1)).toBeLessThan(0.8);
  });

  it('leave out of the held-out metros all that the constants were fitted on', () => {
    const fitted = fittedMetros('fhfa');
    expect(fitted?.size).toBe(205);
    for (const [code, { isHeldOut }] of backtest.metros) expect(isHeldOut).toBe(!fitted?.has(code));
    expect(fittedMetros('zillow')).toBeNull();
  });

  it('give Miami’s forecast of 2006 as it was drawn in the trial', () => {
    const miami = backtest.metros.get('33124');
    const forecast = miami && tenYearForecast(miami.history, quarterNumber(2006, 2), backtest.cpi);
    expect(forecast).toMatchObject({ outcome: 'inside' });
    expect(forecast?.p50).toBeCloseTo(-0.035, 2);
    expect(forecast?.actual).toBeCloseTo(-0.145, 2);
    expect(forecast?.p5).toBeCloseTo(-0.37, 2);
    expect(forecast?.p95).toBeCloseTo(0.474, 2);
  });

  it('are small enough to ship', () => {
    expect(JSON.stringify(backtest.record).length).toBeLessThan(500_000);
  });
});
