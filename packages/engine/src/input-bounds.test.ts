import { describe, expect, it } from 'vitest';
import { bundle } from './bundle/bundle.ts';
import { EngineInputError } from './engine-input-error.ts';
import { explain } from './explain/explain.ts';
import { INPUT_BOUNDS, validateInputs } from './input-bounds.ts';
import { project } from './project.ts';
import type { ProjectInputs } from './project-inputs.ts';
import { createAnalyzer } from './simulate/analyzer.ts';
import { simulate } from './simulate/simulate.ts';
import { solve } from './solve/solve.ts';
import { EXAMPLE_A } from './test-support/examples.ts';

const FIELDS = Object.keys(INPUT_BOUNDS) as (keyof ProjectInputs)[];
const CALLS: Record<string, (home: ProjectInputs) => unknown> = {
  project,
  simulate: (home) => simulate(home),
  solve: (home) => solve(home, { unknown: 'rent', goal: { kind: 'cashflow', value: 0 } }),
  bundle: (home) => bundle([{ inputs: home }]),
  explain: (home) => explain('netProfit', home),
};

describe('the bounds', () => {
  it.each(FIELDS)('refuse a %s that is not a number or out of range', (field) => {
    const { min, max, optional } = INPUT_BOUNDS[field];
    const cases = [
      [Number.NaN, 'notANumber'],
      [Number.POSITIVE_INFINITY, 'aboveMaximum'],
      [Number.NEGATIVE_INFINITY, 'belowMinimum'],
      [min - 1, 'belowMinimum'],
      [max + 1, 'aboveMaximum'],
      ...(optional ? [] : [[undefined as unknown as number, 'notANumber'] as const]),
    ] as const;
    for (const [value, reason] of cases) {
      const home = { ...EXAMPLE_A, [field]: value };
      expect(validateInputs(home)).toEqual([{ field, reason }]);
      expect(() => project(home)).toThrow(EngineInputError);
      expect(() => project(home)).toThrow(field);
    }
  });

  it.each(FIELDS)('accept the limits of %s', (field) => {
    for (const value of [INPUT_BOUNDS[field].min, INPUT_BOUNDS[field].max]) {
      const home = { ...EXAMPLE_A, [field]: value };
      expect(validateInputs(home)).toEqual([]);
      const result = project(home);
      for (const number of [result.netProfit, result.totalRoi, result.annualizedRoi])
        expect(Number.isFinite(number)).toBe(true);
      expect(Number.isFinite(simulate(home).roi.p5)).toBe(true);
    }
  });

  it.each(Object.entries(CALLS))('apply to %s too', (_name, call) => {
    expect(() => call({ ...EXAMPLE_A, listPrice: -1 })).toThrow('listPrice: belowMinimum');
    expect(() => call({ ...EXAMPLE_A, loanTermYears: 12.5 })).toThrow('loanTermYears: notWhole');
  });

  it('name every field that is wrong', () => {
    const problems = validateInputs({ ...EXAMPLE_A, listPrice: 0, aprPercent: Number.NaN });
    expect(problems).toEqual([
      { field: 'listPrice', reason: 'belowMinimum' },
      { field: 'aprPercent', reason: 'notANumber' },
    ]);
  });

  it('refuse a purchase without a down payment, which has no return on it', () => {
    expect(() => project({ ...EXAMPLE_A, downpaymentPercentage: 0 })).toThrow(
      'downpaymentPercentage: belowMinimum',
    );
  });

  it('apply to markets, terms, goals and the number of paths', () => {
    expect(() => simulate(EXAMPLE_A, { phi: 1 })).toThrow('phi: aboveMaximum');
    expect(() => simulate(EXAMPLE_A, { volatility: Number.NaN })).toThrow('volatility: notANumber');
    expect(() => bundle([{ inputs: EXAMPLE_A }], { feeRate: -1 })).toThrow('feeRate');
    expect(() => bundle([])).toThrow('properties');
    const goal = { kind: 'irr', value: Number.NaN } as const;
    expect(() => solve(EXAMPLE_A, { unknown: 'rent', goal })).toThrow('goal');
    expect(() => createAnalyzer({ points: 1_000 })).toThrow('points');
  });
});
