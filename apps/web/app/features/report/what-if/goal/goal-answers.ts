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
    return { ...common, value: rounded(unknown, solution.value, inputs[field]) };
  });
}

/**
 * To what one can offer, ask or pay (whole dollars, hundredths of a percent), and to the side on which
 * the goal is reached: a lower price, a higher rent. More money down helps the cash flow, yet may
 * lower the return on it: there the way to the answer goes on.
 */
function rounded(unknown: GoalUnknown, value: number, now: number): number {
  if (unknown === 'price') return Math.floor(value + TINY);
  if (unknown === 'rent') return Math.ceil(value - TINY);
  const steps = value * 10_000;
  return (value > now ? Math.ceil(steps - TINY) : Math.floor(steps + TINY)) / 10_000;
}

/** The solver's last digits. */
const TINY = 1e-6;
