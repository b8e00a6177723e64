import { EngineInputError, type ProjectInputs } from '@alpha/engine';
import { goalAnswers } from '../what-if/goal/goal-answers';

/**
 * The monthly rent from which, and the price up to which, the first year pays for itself; whole USD,
 * consistent with the what-if block.
 */
export function breakEven(inputs: ProjectInputs): { rent: number | null; price: number | null } {
  const answers = answersOrNull(inputs);
  const found = (wanted: 'rent' | 'price') =>
    answers?.find(({ unknown }) => unknown === wanted)?.value ?? null;
  return { rent: found('rent'), price: found('price') };
}

/** Null for inputs out of bounds. */
function answersOrNull(inputs: ProjectInputs) {
  try {
    return goalAnswers(inputs, { kind: 'cashflow', value: 0 });
  } catch (error) {
    if (error instanceof EngineInputError) return null;
    throw error;
  }
}
