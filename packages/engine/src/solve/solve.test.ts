import { describe, expect, it } from 'vitest';
import { project } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { randomHomes } from '../test-support/random-home.ts';
import { findRoot } from './find-root.ts';
import { type Goal, solve, type Unknown } from './solve.ts';

const FIELDS = {
  price: 'offeredPrice',
  rent: 'rentMonthly',
  downpayment: 'downpaymentPercentage',
  rate: 'aprPercent',
} as const;
const UNKNOWNS = Object.keys(FIELDS) as Unknown[];
const GOALS: Goal[] = [
  { kind: 'cashflow', value: 0 },
  { kind: 'cashflow', value: 2_500 },
  { kind: 'dscr', value: 1.25 },
  { kind: 'irr', value: 8 },
];

function measure(home: ProjectInputs, { kind }: Goal): number {
  const { rows, dscr, irr } = project(home);
  if (kind === 'cashflow') return rows[0]?.yearlyCashflow ?? Number.NaN;
  return (kind === 'dscr' ? dscr : irr) ?? Number.NaN;
}

describe('solve', () => {
  const cases = UNKNOWNS.flatMap((unknown) => GOALS.map((goal) => ({ unknown, goal })));

  it.each(cases)('finds the $unknown at which $goal.kind is $goal.value', ({ unknown, goal }) => {
    let found = 0;
    for (const home of [EXAMPLE_A, EXAMPLE_C, ...randomHomes(40, 6)]) {
      const answer = solve(home, { unknown, goal });
      if (answer.kind === 'none') continue;
      found += 1;
      const reached = measure({ ...home, [FIELDS[unknown]]: answer.value }, goal);
      expect(Math.abs(reached - goal.value)).toBeLessThan(goal.kind === 'cashflow' ? 1e-4 : 1e-6);
    }
    expect(found).toBeGreaterThan(3);
  });

  it('ignores the current value of the unknown', () => {
    const target = { unknown: 'rent', goal: { kind: 'cashflow', value: 0 } } as const;
    expect(solve({ ...EXAMPLE_A, rentMonthly: Number.NaN }, target)).toEqual(
      solve(EXAMPLE_A, target),
    );
  });

  it('gives the reason why there is no solution', () => {
    const poor = { ...EXAMPLE_A, rentMonthly: 0 };
    const even = { kind: 'cashflow', value: 0 } as const;
    expect(solve(poor, { unknown: 'rate', goal: even })).toEqual({
      kind: 'none',
      reason: 'alwaysBelow',
    });
    expect(solve(EXAMPLE_C, { unknown: 'downpayment', goal: { kind: 'irr', value: -50 } })).toEqual(
      {
        kind: 'none',
        reason: 'alwaysAbove',
      },
    );
    const owned = { ...EXAMPLE_A, downpaymentPercentage: 1 };
    expect(solve(owned, { unknown: 'price', goal: { kind: 'dscr', value: 1 } })).toEqual({
      kind: 'none',
      reason: 'noLoan',
    });
  });

  it('finds the root of a function, also where it is flat', () => {
    const flat = findRoot((x) => (x - 2) * (x - 2) * (x - 2), 0, 9);
    expect(flat).toBeCloseTo(2, 4);
    expect(findRoot((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 14);
  });
});
