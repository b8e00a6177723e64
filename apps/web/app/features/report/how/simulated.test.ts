import { DEFAULT_ASSUMPTIONS, simulate } from '@alpha/engine';
import { simulatedDecades } from '@alpha/report-model/chances';
import { describe, expect, it } from 'vitest';
import { decadesOf, decadesUpTo, marketVolatility } from './simulated';

const model = { version: 'sobol-16384-2', computed_at: '', inputs: {}, market: {} };

describe('the simulated paths', () => {
  it('are counted in the distribution, or read from the model’s name', () => {
    const counts = Array.from({ length: 50 }, () => 20);
    expect(simulatedDecades({ value_distribution: { edges: [], counts }, model })).toBe(1_000);
    expect(simulatedDecades({ value_distribution: null, model })).toBe(16_384);
    expect(simulatedDecades({ value_distribution: null, model: null })).toBeNull();
  });

  it('behind a probability are a whole number, the one the engine counted', () => {
    const home = { ...DEFAULT_ASSUMPTIONS, listPrice: 450_000, rentMonthly: 3_300, hoaMonthly: 0 };
    const { roi, points } = simulate(home);
    for (const chance of [roi.probAbove0, roi.probDouble])
      expect(decadesOf(chance, points) / points).toBe(chance);
  });

  it('below the 5th percentile are as many as above the 95th', () => {
    const decades = 16_384;
    expect(decadesUpTo(0.05, decades)).toBe(820);
    expect(decades - decadesUpTo(0.95, decades)).toBe(820);
    expect(decadesUpTo(0.5, decades)).toBe(8_192);
  });

  it('vary as the home’s market does, and never less than the floor', () => {
    expect(marketVolatility({ model: { ...model, market: { volatility: 0.02 } } }).volatility).toBe(
      0.04,
    );
    expect(
      marketVolatility({ model: { ...model, market: { rentVolatility: 0.05 } } }),
    ).toMatchObject({
      volatility: 0.08,
      rentVolatility: 0.05,
    });
  });
});
