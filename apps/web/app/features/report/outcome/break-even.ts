import { EngineInputError, type ProjectInputs } from '@alpha/engine';
import { goalAnswer } from '../what-if/goal/goal-answers';

const PAYS_FOR_ITSELF = { kind: 'cashflow', value: 0 } as const;

/**
 * The monthly rent from which, and the price up to which, the first year pays for itself; whole USD,
 * consistent with the what-if block. Null for inputs out of bounds.
 */
export function breakEven(inputs: ProjectInputs): { rent: number | null; price: number | null } {
  const found = (asked: Parameters<typeof goalAnswer>[2]) =>
    goalAnswer(inputs, PAYS_FOR_ITSELF, asked).value;
  try {
    return {
      rent: found({ unknown: 'rent', field: 'rentMonthly' }),
      price: found({ unknown: 'price', field: 'offeredPrice' }),
    };
  } catch (error) {
    if (error instanceof EngineInputError) return { rent: null, price: null };
    throw error;
  }
}
