import { LEAST_DOWNPAYMENT } from '@alpha/contract/scenario-terms';
import { type Goal, type ProjectInputs, project, type Solution, solve } from '@alpha/engine';
import { assumedValue } from '@alpha/report-model/scenario-inputs';
import type { Field } from '../assumptions';

const UNKNOWNS = [
  { unknown: 'price', field: 'offeredPrice' },
  { unknown: 'rent', field: 'rentMonthly' },
  { unknown: 'downpayment', field: 'downpaymentPercentage' },
] as const;

type GoalUnknown = (typeof UNKNOWNS)[number]['unknown'];
type GoalField = (typeof UNKNOWNS)[number]['field'];

type NoAnswer = Extract<Solution, { kind: 'none' }>['reason'] | 'belowLender';

export type GoalAnswer = { unknown: GoalUnknown; field: Field; now: number } & (
  | { value: number; reason?: never }
  | { value: null; reason: NoAnswer }
);

/** Each of the three alone, with all other current assumptions. */
export function goalAnswers(inputs: ProjectInputs, goal: Goal): GoalAnswer[] {
  return UNKNOWNS.map((asked) => goalAnswer(inputs, goal, asked));
}

export function goalAnswer(
  inputs: ProjectInputs,
  goal: Goal,
  { unknown, field }: (typeof UNKNOWNS)[number],
): GoalAnswer {
  const common = { unknown, field, now: assumedValue(inputs, field) };
  const solution = solve(inputs, { unknown, goal });
  if (solution.kind === 'none') return { ...common, value: null, reason: solution.reason };
  if (unknown === 'downpayment' && solution.value < LEAST_DOWNPAYMENT)
    return { ...common, value: null, reason: 'belowLender' };
  return { ...common, value: rounded(inputs, field, solution.value, goal) };
}

/**
 * Rounds to practical values (whole dollars, hundredths of a percent), to the side on which the goal is
 * reached: a lower price, a higher rent. A larger down payment helps the cash flow but may lower the
 * return, so both sides are tried.
 */
function rounded(inputs: ProjectInputs, field: GoalField, value: number, goal: Goal): number {
  const steps = field === 'downpaymentPercentage' ? 10_000 : 1;
  const exact = value * steps;
  const nearest = Math.round(exact);
  if (Math.abs(exact - nearest) < TINY) return nearest / steps;
  const sides = [Math.floor(exact) / steps, Math.ceil(exact) / steps];
  const reached = sides.find((side) => isReached({ ...inputs, [field]: side }, goal));
  return reached ?? nearest / steps;
}

function isReached(inputs: ProjectInputs, { kind, value }: Goal): boolean {
  const { irr, dscr, rows } = project(inputs);
  const found = { irr, dscr, cashflow: rows[0]?.yearlyCashflow ?? null }[kind];
  return found !== null && found >= value;
}

/** Tolerance for the solver's last digits. */
const TINY = 1e-6;
