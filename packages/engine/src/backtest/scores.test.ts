import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../exact-math/normal-quantile.ts';
import { seededRandom } from '../test-support/seeded-random.ts';
import { crpsNormal } from './crps-normal.ts';
import { crpsQuantiles } from './crps-quantiles.ts';
import { normalShareBelow } from './normal-distribution.ts';
import { type JudgedForecast, scoreForecasts } from './score-forecasts.ts';

describe('the score of a forecast', () => {
  it('is the same for a normal and for its quantiles', () => {
    const n = 4_000;
    const quantiles = Float64Array.from({ length: n }, (_, i) => normalQuantile((i + 1) / (n + 1)));
    for (const outcome of [-2.5, -0.3, 0, 1.1, 3])
      expect(crpsQuantiles(outcome, quantiles)).toBeCloseTo(crpsNormal(outcome, 0, 1), 2);
  });

  it('grows with the distance, doubles with the unit, and is a plain distance without a range', () => {
    expect(crpsNormal(0.5, 0, 1)).toBeLessThan(crpsNormal(0.6, 0, 1));
    expect(crpsNormal(0.8, 0.4, 0.6)).toBeCloseTo(2 * crpsNormal(0.4, 0.2, 0.3), 12);
    expect(crpsNormal(40, 0, 1)).toBeCloseTo(40 - 0.5641895835, 8);
    expect(crpsNormal(0.5, 0.2, 0)).toBeCloseTo(0.3, 12);
  });

  it('uses shares of the normal that invert its quantiles', () => {
    for (const p of [0.0001, 0.05, 0.25, 0.5, 0.9, 0.9999])
      expect(normalShareBelow(normalQuantile(p))).toBeCloseTo(p, 12);
    expect([normalShareBelow(-9), normalShareBelow(9)]).toEqual([0, 1]);
  });
});

describe('scores of many forecasts', () => {
  const random = seededRandom(11);
  const forecasts = Array.from({ length: 500 }, (): JudgedForecast => {
    const outcome = 2 * random() - 1;
    const band = { p5: -0.8, p25: -0.4, p50: 0, p75: 0.4, p95: 0.8 };
    return { origin: Math.floor(9 * random()), outcome, ...band, crps: Math.abs(outcome) };
  });

  it('weigh every date alike: a second copy of one date’s forecasts changes nothing', () => {
    const again = forecasts.filter(({ origin }) => origin === 3);
    const [once, twice] = [forecasts, [...forecasts, ...again]].map((each) =>
      scoreForecasts(each, 5),
    );
    expect(twice?.forecasts).toBe(500 + again.length);
    for (const key of ['inside90', 'inside50', 'below', 'above', 'bias', 'crps', 'width'] as const)
      expect(twice?.[key]).toBeCloseTo(once?.[key] ?? Number.NaN, 12);
  });

  it('have a bias a year, and none without forecasts', () => {
    const five = scoreForecasts(forecasts, 5)?.bias ?? Number.NaN;
    expect(scoreForecasts(forecasts, 10)?.bias).toBeCloseTo(five / 2, 12);
    expect(scoreForecasts([], 10)).toBeNull();
  });
});
