import { type AnnualRow, annualRows } from '../annual-rows.ts';
import { EngineInputError } from '../engine-input-error.ts';
import { powInt } from '../exact-math/power.ts';
import { financingOf } from '../financing.ts';
import { assertInside, type Bound, INPUT_BOUNDS } from '../input-bounds.ts';
import { irr, presentValue } from '../irr.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { pricePaid, yearsHeld } from '../purchase.ts';
import { flowsOf } from '../return-measures.ts';
import { findRoot } from './find-root.ts';

export type Unknown = 'price' | 'rent' | 'downpayment' | 'rate';

/** Year-1 cash flow in USD, net operating income ÷ debt service in year 1, or IRR in percent. */
export type Goal = { kind: 'cashflow' | 'dscr' | 'irr'; value: number };

export type Target = { unknown: Unknown; goal: Goal };

/**
 * The value is in the unit of its input: price USD, rent USD per month, down payment a fraction,
 * rate percent. `alwaysAbove`: every allowed value exceeds the goal; `alwaysBelow`: none reaches
 * it; `noLoan`: without a loan there is no debt service.
 */
export type Solution =
  | { kind: 'found'; value: number }
  | { kind: 'none'; reason: 'alwaysAbove' | 'alwaysBelow' | 'noLoan' | 'noSingleRate' };

const FIELDS = {
  price: 'offeredPrice',
  rent: 'rentMonthly',
  downpayment: 'downpaymentPercentage',
  rate: 'aprPercent',
} as const satisfies Record<Unknown, keyof ProjectInputs>;

const GRID = 96;

/** The value of one input that meets a goal, all others fixed: docs/formulas/solve.md. */
export function solve(inputs: ProjectInputs, { unknown, goal }: Target): Solution {
  const field = FIELDS[unknown];
  const bound = INPUT_BOUNDS[field];
  // The unknown's own value is ignored, so it may be blank or out of bounds.
  assertInside({ ...inputs, [field]: bound.max }, INPUT_BOUNDS);
  if (!Number.isFinite(goal.value))
    throw new EngineInputError([{ field: 'goal', reason: 'notANumber' }]);
  if (goal.kind === 'irr' && goal.value <= -99.9)
    throw new EngineInputError([{ field: 'goal', reason: 'belowMinimum' }]);
  if (goal.kind === 'irr' && goal.value > 1000)
    throw new EngineInputError([{ field: 'goal', reason: 'aboveMaximum' }]);
  if (goal.kind === 'dscr' && unknown !== 'downpayment' && inputs.downpaymentPercentage === 1)
    return { kind: 'none', reason: 'noLoan' };

  const surplus = (x: number) => surplusOf({ ...inputs, [field]: x }, goal);
  const grid = gridOf(bound);
  const values = grid.map(surplus);
  const roots: number[] = [];
  for (let k = 1; k < grid.length; k += 1) {
    const [from, to] = [grid[k - 1] as number, grid[k] as number];
    if (values[k - 1] === 0) roots.push(from);
    else if ((values[k - 1] as number) > 0 !== (values[k] as number) > 0)
      roots.push(findRoot(surplus, from, to));
  }
  const met = roots.filter((x) => isMet({ ...inputs, [field]: x }, goal));
  const value = nearest(met, inputs[field] ?? pricePaid(inputs));
  if (value !== null) return { kind: 'found', value };
  // The target rate gives a present value of 0, but the flows have no single rate of return.
  if (roots.length > 0) return { kind: 'none', reason: 'noSingleRate' };
  return { kind: 'none', reason: (values[0] as number) > 0 ? 'alwaysAbove' : 'alwaysBelow' };
}

/** USD above the goal: continuous in every input, also where the ratio itself is undefined. */
function surplusOf(inputs: ProjectInputs, goal: Goal): number {
  if (goal.kind === 'irr') return presentValue(yearlyFlows(inputs), goal.value / 100).value;
  const [first] = annualRows(inputs, financingOf(inputs), 1) as [AnnualRow];
  if (goal.kind === 'cashflow') return first.yearlyCashflow - goal.value;
  return first.yearlyCashflow + (1 - goal.value) * first.mortgagePayment;
}

/** A present value of 0 may belong to flows with no single rate of return. */
function isMet(inputs: ProjectInputs, goal: Goal): boolean {
  if (goal.kind === 'cashflow') return true;
  if (goal.kind === 'dscr') return inputs.downpaymentPercentage < 1;
  const rate = irr(yearlyFlows(inputs));
  return rate !== null && Math.abs(100 * rate - goal.value) < 1e-6;
}

function yearlyFlows(inputs: ProjectInputs): number[] {
  const financing = financingOf(inputs);
  const years = yearsHeld(inputs);
  const sale = inputs.listPrice * powInt(1 + inputs.appreciationRateAnnual, years);
  const proceeds = sale * (1 - inputs.sellingRate) - financing.balanceAfterYear(years);
  return flowsOf(financing.cashInvested, annualRows(inputs, financing, years), proceeds);
}

/** Fine steps near the low end of a wide range, even steps in a narrow one. */
function gridOf({ min, max, unit }: Bound): number[] {
  const isMoney = unit === 'usd' || unit === 'usdPerMonth';
  return Array.from({ length: GRID + 1 }, (_, k) => {
    if (k === GRID) return max;
    const share = k / GRID;
    return min + (max - min) * (isMoney ? share * share * share * share : share);
  });
}

function nearest(candidates: readonly number[], to: number): number | null {
  let best: number | null = null;
  for (const candidate of candidates)
    if (best === null || Math.abs(candidate - to) < Math.abs(best - to)) best = candidate;
  return best;
}
