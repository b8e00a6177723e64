import { HORIZON_YEARS } from './assumptions.ts';
import { EngineInputError, type InputProblem, type InputReason } from './engine-input-error.ts';
import type { ProjectInputs } from './project-inputs.ts';

export type Unit =
  | 'usd'
  | 'usdPerMonth'
  | 'usdPerYear'
  | 'fraction'
  | 'percent'
  | 'years'
  | 'count';

/**
 * Allowed values of an input; `step` is for sliders, `whole` allows integers only, `optional` that it
 * is missing.
 */
export type Bound = {
  min: number;
  max: number;
  step: number;
  unit: Unit;
  whole?: true;
  optional?: true;
};

/**
 * The bounds of every input, shared by the engine and the web app's sliders. Without a down payment
 * there is no return on it, so the minimum is one percent.
 */
export const INPUT_BOUNDS: Readonly<Record<keyof ProjectInputs, Bound>> = {
  listPrice: bound(1_000, 100_000_000, 1_000, 'usd'),
  rentMonthly: bound(0, 1_000_000, 25, 'usdPerMonth'),
  hoaMonthly: bound(0, 100_000, 10, 'usdPerMonth'),
  loanTermYears: { ...bound(1, 40, 1, 'years'), whole: true },
  downpaymentPercentage: bound(0.01, 1, 0.01),
  aprPercent: bound(0, 30, 0.125, 'percent'),
  appreciationRateAnnual: bound(-0.2, 0.3, 0.001),
  rentGrowthRateAnnual: bound(-0.2, 0.3, 0.001),
  expenseGrowthRateAnnual: bound(-0.2, 0.3, 0.001),
  insuranceGrowthRateAnnual: bound(-0.2, 0.5, 0.001),
  occupancyRate: bound(0, 1, 0.01),
  managementFeeRate: bound(0, 0.5, 0.005),
  maxManagementFee: bound(0, 100_000, 25, 'usdPerMonth'),
  maintenanceRateAnnual: bound(0, 0.25, 0.001),
  insuranceRateAnnual: bound(0, 0.25, 0.001),
  propertyTaxRate: bound(0, 0.25, 0.001),
  closingRateOfPrice: bound(0, 0.25, 0.001),
  closingRateOfLoan: bound(0, 0.25, 0.0005),
  sellingRate: bound(0, 0.5, 0.001),
  fixedFeesAnnual: bound(0, 1_000_000, 50, 'usdPerYear'),
  offeredPrice: { ...bound(1_000, 100_000_000, 1_000, 'usd'), optional: true },
  holdYears: { ...bound(1, HORIZON_YEARS, 1, 'years'), whole: true, optional: true },
};

export function bound(min: number, max: number, step: number, unit: Unit = 'fraction'): Bound {
  return { min, max, step, unit };
}

/** All invalid inputs, in the order of the bounds; empty if there are none. */
export function validateInputs(inputs: ProjectInputs): InputProblem[] {
  return problemsOf(inputs, INPUT_BOUNDS);
}

/** Throws an `EngineInputError` with the field name unless every value is within its bounds. */
export function assertInside<Field extends string>(
  values: Readonly<Partial<Record<Field, number>>>,
  bounds: Readonly<Record<Field, Bound>>,
): void {
  const [first, ...rest] = problemsOf(values, bounds);
  if (first) throw new EngineInputError([first, ...rest]);
}

function problemsOf<Field extends string>(
  values: Readonly<Partial<Record<Field, number>>>,
  bounds: Readonly<Record<Field, Bound>>,
): InputProblem[] {
  const problems: InputProblem[] = [];
  for (const field in bounds) {
    const reason = reasonAgainst(values[field], bounds[field]);
    if (reason) problems.push({ field, reason });
  }
  return problems;
}

function reasonAgainst(value: unknown, { min, max, whole, optional }: Bound): InputReason | null {
  if (value === undefined && optional) return null;
  if (typeof value !== 'number' || Number.isNaN(value)) return 'notANumber';
  if (value < min) return 'belowMinimum';
  if (value > max) return 'aboveMaximum';
  return whole && !Number.isInteger(value) ? 'notWhole' : null;
}
