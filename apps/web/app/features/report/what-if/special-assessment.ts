import type { ASSESSMENT_AMOUNTS, ASSESSMENT_CHANCES } from '@alpha/contract/scenario-terms';

export type Amount = (typeof ASSESSMENT_AMOUNTS)[number];
export type Chance = (typeof ASSESSMENT_CHANCES)[number];
export type TriedAssessment = { amount: Amount; chance: Chance };
