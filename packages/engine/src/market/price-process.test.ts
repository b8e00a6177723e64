import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-support/seeded-random.ts';
import { LONG_RUN_LOG_GROWTH } from './market-parameters.ts';
import {
  PLANNED_GROWTH_BOUNDS,
  PULL_CHOICES,
  plannedGrowth,
  priceOutlook,
  priceResponse,
} from './price-process.ts';

const MIAMI_2025 = { volatility: 0.092, gap: 0.406, lastYearGrowth: 0.015 };
const Z_95 = 1.6448536269514722;

describe('the price process', () => {
  it('has the sums of the back-test’s trial', () => {
    const { momentum, gap, variance } = priceResponse({ phi: 0.65, pull: 0.05 });
    expect(momentum[9]).toBeCloseTo(0.7142, 4);
    expect(gap[9]).toBeCloseTo(0.7979, 4);
    for (const [year, expected] of [
      [1, 1],
      [3, 7.2081],
      [5, 15.209],
      [10, 26.6755],
    ] as const)
      expect(variance[year - 1]).toBeCloseTo(expected, 4);
  });

  it('plans 0.55 % a year for prices 50 % above what is usual', () => {
    const { mean, stdDev } = priceOutlook(MIAMI_2025);
    const [middle = 0, spread = 0] = [mean[9], stdDev[9]];
    expect(plannedGrowth(MIAMI_2025)).toBeCloseTo(0.0055, 4);
    expect(Math.expm1(middle - Z_95 * spread)).toBeCloseTo(-0.397, 3);
    expect(Math.expm1(middle + Z_95 * spread)).toBeCloseTo(0.679, 3);
  });

  it('is the recursion, year by year', () => {
    const random = seededRandom(3);
    for (let round = 0; round < 50; round += 1) {
      const [phi, pull] = [0.9 * random(), 0.2 * random()];
      const state = { gap: random() - 0.5, lastYearGrowth: 0.4 * (random() - 0.5) };
      let [unusual, gap, level] = [state.lastYearGrowth - LONG_RUN_LOG_GROWTH, state.gap, 0];
      for (const mean of priceOutlook({ ...state, phi, pull }).mean) {
        unusual = phi * unusual - pull * gap;
        gap += unusual;
        level += LONG_RUN_LOG_GROWTH + unusual;
        expect(mean).toBeCloseTo(level, 10);
      }
    }
  });

  it('follows the long-run growth where nothing is unusual', () => {
    const { mean } = priceOutlook({});
    mean.forEach((middle, i) => {
      expect(middle).toBeCloseTo((i + 1) * Math.log(1.035), 12);
    });
  });

  it('with a weaker pull plans more for dear places and less for cheap ones', () => {
    const at = (gap: number) =>
      Object.values(PULL_CHOICES).map((pull) =>
        plannedGrowth({ volatility: 0.06, gap, lastYearGrowth: LONG_RUN_LOG_GROWTH, pull }),
      );
    const [dear, cheap] = [at(0.3), at(-0.2)];
    expect(dear).toEqual(dear.toSorted((a, b) => a - b));
    expect(cheap[0]).toBeGreaterThan(cheap[1] ?? 0);
  });

  it('stays between −3 and 6 % a year, whatever the state', () => {
    expect(plannedGrowth({ gap: 3, lastYearGrowth: -2 })).toBe(PLANNED_GROWTH_BOUNDS.min);
    expect(plannedGrowth({ gap: -3, lastYearGrowth: 2 })).toBe(PLANNED_GROWTH_BOUNDS.max);
  });

  it('has the same outlook from its own plan, but for the mean’s course between the ends', () => {
    const own = priceOutlook(MIAMI_2025);
    const drawn = priceOutlook(MIAMI_2025, plannedGrowth(MIAMI_2025));
    expect(drawn.stdDev).toEqual(own.stdDev);
    expect(drawn.mean[9]).toBeCloseTo(own.mean[9] ?? 0, 12);
    own.mean.forEach((middle, i) => {
      expect(Math.abs((drawn.mean[i] ?? 0) - middle)).toBeLessThan(0.005);
    });
  });
});
