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

/** What an input may be; `step` is a slider's, and `whole` numbers only where it says so. */
export type Bound = { min: number; max: number; step: number; unit: Unit; whole?: true };

/**
 * The bounds of every input, shared by the engine and the sliders of the web.
 * Nothing down has no return on the down payment, so the least is one percent.
 */
export const INPUT_BOUNDS: Readonly<Record<keyof ProjectInputs, Bound>> = {
  listPrice: { min: 1_000, max: 100_000_000, step: 1_000, unit: 'usd' },
  rentMonthly: { min: 0, max: 1_000_000, step: 25, unit: 'usdPerMonth' },
  hoaMonthly: { min: 0, max: 100_000, step: 10, unit: 'usdPerMonth' },
  loanTermYears: { min: 1, max: 40, step: 1, unit: 'years', whole: true },
  downpaymentPercentage: { min: 0.01, max: 1, step: 0.01, unit: 'fraction' },
  aprPercent: { min: 0, max: 30, step: 0.125, unit: 'percent' },
  appreciationRateAnnual: { min: -0.2, max: 0.3, step: 0.001, unit: 'fraction' },
  rentGrowthRateAnnual: { min: -0.2, max: 0.3, step: 0.001, unit: 'fraction' },
  expenseGrowthRateAnnual: { min: -0.2, max: 0.3, step: 0.001, unit: 'fraction' },
  insuranceGrowthRateAnnual: { min: -0.2, max: 0.5, step: 0.001, unit: 'fraction' },
  occupancyRate: { min: 0, max: 1, step: 0.01, unit: 'fraction' },
  managementFeeRate: { min: 0, max: 0.5, step: 0.005, unit: 'fraction' },
  maxManagementFee: { min: 0, max: 100_000, step: 25, unit: 'usdPerMonth' },
  maintenanceRateAnnual: { min: 0, max: 0.25, step: 0.001, unit: 'fraction' },
  insuranceRateAnnual: { min: 0, max: 0.25, step: 0.001, unit: 'fraction' },
  propertyTaxRate: { min: 0, max: 0.25, step: 0.001, unit: 'fraction' },
  closingRateOfPrice: { min: 0, max: 0.25, step: 0.001, unit: 'fraction' },
  closingRateOfLoan: { min: 0, max: 0.25, step: 0.0005, unit: 'fraction' },
  sellingRate: { min: 0, max: 0.5, step: 0.001, unit: 'fraction' },
  fixedFeesAnnual: { min: 0, max: 1_000_000, step: 50, unit: 'usdPerYear' },
};

/** Everything wrong with the inputs, in the order of the bounds; empty when nothing is. */
export function validateInputs(inputs: ProjectInputs): InputProblem[] {
  return problemsOf(inputs, INPUT_BOUNDS);
}

/** Throws an `EngineInputError` that names the field unless every value is inside its bounds. */
export function assertInside<Field extends string>(
  values: Readonly<Record<Field, number>>,
  bounds: Readonly<Record<Field, Bound>>,
): void {
  const [first, ...rest] = problemsOf(values, bounds);
  if (first) throw new EngineInputError([first, ...rest]);
}

function problemsOf<Field extends string>(
  values: Readonly<Record<Field, number>>,
  bounds: Readonly<Record<Field, Bound>>,
): InputProblem[] {
  const problems: InputProblem[] = [];
  for (const field in bounds) {
    const reason = reasonAgainst(values[field], bounds[field]);
    if (reason) problems.push({ field, reason });
  }
  return problems;
}

function reasonAgainst(value: unknown, bound: Bound): InputReason | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'notANumber';
  if (value < bound.min) return 'belowMinimum';
  if (value > bound.max) return 'aboveMaximum';
  return bound.whole && !Number.isInteger(value) ? 'notWhole' : null;
}
