import { type Bound, bound } from '../input-bounds.ts';

/**
 * A charge that a condominium association levies once in the ten years, in a year nobody knows.
 * Absent or with a chance of 0 it changes nothing. Fractions.
 */
export type SpecialAssessment = {
  /** Probability that it comes within the ten years. */
  assessmentChance: number;
  /** Its amount ÷ the price paid. */
  assessmentShare: number;
};

/** Shared with the web app's controls. */
export const ASSESSMENT_BOUNDS: Readonly<Record<keyof SpecialAssessment, Bound>> = {
  assessmentChance: bound(0, 1, 0.05),
  assessmentShare: bound(0, 0.5, 0.01),
};
