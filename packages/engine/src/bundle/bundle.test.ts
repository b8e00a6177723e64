import { describe, expect, it } from 'vitest';
import { project } from '../project.ts';
import { simulate } from '../simulate/simulate.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { bundle } from './bundle.ts';

const SAME_AS_APART = {
  premiumRate: 0,
  sellingRate: 0.07,
  packagingRate: 0,
  packagingCost: 0,
  feeRate: 0,
};

describe('a bundle', () => {
  const street = Array.from({ length: 8 }, () => ({ inputs: EXAMPLE_A }));

  it('of one property is that property', () => {
    const { single, separate } = bundle([{ inputs: EXAMPLE_C }]);
    const { roi } = simulate(EXAMPLE_C);
    expect(separate.p5).toBeCloseTo(single.p5, 9);
    expect(separate.median).toBeCloseTo(single.median, 9);
    expect(Math.abs(separate.mean - roi.mean)).toBeLessThan(0.01 * roi.stdDev);
    expect(Math.abs(separate.stdDev / roi.stdDev - 1)).toBeLessThan(0.02);
    expect(Math.abs(separate.p5 - roi.p5)).toBeLessThan(0.05 * roi.stdDev);
  });

  it('reduces the risk as far as it is specific to the properties', () => {
    const { single, separate } = bundle(street);
    const ownOnly = {
      volatility: 0,
      volatilityFloor: 0,
      driftVolatility: 0,
      rentVolatility: 0,
      expenseVolatility: 0,
    };
    const own = bundle(street.map((home) => ({ ...home, market: ownOnly })));
    expect(separate.mean).toBeCloseTo(single.mean, 6);
    expect(separate.stdDev).toBeLessThan(single.stdDev);
    expect(separate.p5).toBeGreaterThan(single.p5);
    expect(separate.p95).toBeLessThan(single.p95);
    expect(own.single.stdDev / own.separate.stdDev).toBeCloseTo(Math.sqrt(8), 0);
  });

  it('reduces it more over several areas, the more the farther apart they are', () => {
    const risk = (where: (i: number) => object, terms = {}) =>
      bundle(
        street.map((home, i) => ({ ...home, area: `area ${i % 4}`, ...where(i % 4) })),
        terms,
      ).separate.stdDev;
    const oneArea = bundle(street).separate.stdDev;
    const metro = risk(() => ({ metro: 'Miami-Fort Lauderdale, FL', state: 'FL' }));
    const state = risk((i) => ({ metro: `Metro ${i}, FL`, state: 'FL' }));
    const unknown = risk(() => ({}));
    const states = risk((i) => ({ state: ['FL', 'TX', 'OH', 'CA'][i] }));
    const risks = [oneArea, metro, state, states];
    expect(risks).toEqual(risks.toSorted((a, b) => b - a));
    expect(unknown).toBe(state);
    const all = { sameMetroCorrelation: 1, sameStateCorrelation: 1, otherStateCorrelation: 1 };
    expect(risk(() => ({}), all)).toBeCloseTo(oneArea, 0);
  });

  it('sold as a package on the terms of single sales has the same value', () => {
    const homes = [EXAMPLE_A, EXAMPLE_C, CONDO].map((inputs) => ({ inputs }));
    const result = bundle(homes, SAME_AS_APART);
    for (const name of ['mean', 'stdDev', 'p5', 'median', 'p95'] as const)
      expect(result.package[name]).toBeCloseTo(result.separate[name], 8);
    const down = homes.reduce((sum, { inputs }) => sum + project(inputs).downpayment, 0);
    expect(result.downpayment).toBeCloseTo(down, 6);
  });

  it('gains by a premium and loses by costs and fees', () => {
    const at = (terms: object) => bundle(street, { ...SAME_AS_APART, ...terms }).package.mean;
    const plain = at({});
    expect(at({ premiumRate: 0.03 })).toBeGreaterThan(plain);
    expect(at({ premiumRate: -0.03 })).toBeLessThan(plain);
    expect(at({ sellingRate: 0.03 })).toBeGreaterThan(plain);
    expect(at({ feeRate: 0.01 })).toBeLessThan(plain);
    expect(at({ packagingRate: 0.01 })).toBeLessThan(plain);
    const down = 8 * project(EXAMPLE_A).downpayment;
    expect(at({ packagingCost: 10_000 })).toBeCloseTo(plain - (100 * 10_000) / down, 8);
  });
});
