import { type Goal, type ProjectInputs, type Solution, solve } from '@alpha/engine';
import { type Field, LEAST_DOWNPAYMENT } from '../assumptions';

const UNKNOWNS = [
  { unknown: 'price', field: 'listPrice' },
  { unknown: 'rent', field: 'rentMonthly' },
  { unknown: 'downpayment', field: 'downpaymentPercentage' },
] as const;

type GoalUnknown = (typeof UNKNOWNS)[number]['unknown'];

type NoAnswer = Extract<Solution, { kind: 'none' }>['reason'] | 'belowLender';

export type GoalAnswer = { unknown: GoalUnknown; field: Field; now: number } & (
  | { value: number; reason?: never }
  | { value: null; reason: NoAnswer }
);

/** Each of the three alone, all others as they are assumed now. */
export function goalAnswers(inputs: ProjectInputs, goal: Goal): GoalAnswer[] {
  return UNKNOWNS.map(({ unknown, field }) => {
    const common = { unknown, field, now: inputs[field] };
    const solution = solve(inputs, { unknown, goal });
    if (solution.kind === 'none') return { ...common, value: null, reason: solution.reason };
    if (unknown === 'downpayment' && solution.value < LEAST_DOWNPAYMENT)
      return { ...common, value: null, reason: 'belowLender' };
    return { ...common, value: rounded(unknown, solution.value) };
  });
}

/** To what one can offer, ask or pay: whole dollars, hundredths of a percent. */
function rounded(unknown: GoalUnknown, value: number): number {
  return unknown === 'downpayment' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}
