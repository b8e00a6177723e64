import type { Profile } from './city/profile-weights.ts';

/** Ids of the chosen quiz options, counted from 1; null for unanswered questions. */
export type ProfileIds = {
  riskId: number | null;
  goalId: number | null;
  propertyTypeId: number | null;
  exitId: number | null;
};

/**
 * Investor profile from the answers' ids, by the rules of the specification (section 4) in its
 * order; null when an answer is missing. The rules include exit ids 4 and 5, though the quiz offers
 * three.
 */
export function profileOf({ riskId, goalId, propertyTypeId, exitId }: ProfileIds): Profile | null {
  if (!riskId || !goalId || !propertyTypeId || !exitId) return null;
  const isOneOf = (value: number, ...ids: number[]) => ids.includes(value);
  if (
    riskId <= 2 &&
    isOneOf(goalId, 1, 3) &&
    isOneOf(propertyTypeId, 2, 5) &&
    isOneOf(exitId, 1, 3, 4)
  )
    return 'conservative';
  if (riskId === 2 && isOneOf(goalId, 2, 4) && propertyTypeId !== 5 && isOneOf(exitId, 2, 5))
    return 'moderate';
  if (riskId === 3 && isOneOf(propertyTypeId, 3, 4, 5) && isOneOf(exitId, 3, 4, 5))
    return 'aggressive';
  return 'strategic';
}
