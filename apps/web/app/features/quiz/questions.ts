import type { AnswerKey } from '@alpha/contract';
import { DEFAULT_ASSUMPTIONS } from '@alpha/engine';

/**
 * Single-choice questions. Ids count from 1 in the order of the specification, and its profile rules
 * refer to them. Option texts are in the messages under `option.<question>.<id>`.
 */
export const CHOICES = {
  age: { field: 'selectedAge', key: 'age', ids: [1, 2, 3, 4] },
  risk: { field: 'selectedRiskComfort', key: 'risk', ids: [1, 2, 3] },
  goal: { field: 'selectedInvestmentGoal', key: 'goal', ids: [1, 2, 3, 4] },
  type: { field: 'selectedPropertyType', key: 'property_type', ids: [1, 2, 3, 4, 5] },
  exit: { field: 'selectedExitStrategy', key: 'exit', ids: [1, 2, 3] },
  fund: { field: 'selectedParticipation', key: 'participation', ids: [1, 2] },
} as const satisfies Record<string, { field: string; key: AnswerKey; ids: readonly number[] }>;

export type ChoiceQuestion = keyof typeof CHOICES;
export type ChoiceField = (typeof CHOICES)[ChoiceQuestion]['field'];

export { INITIAL_PAYMENT as PAYMENT } from '@alpha/contract/quiz-answers';

/** Down payment as a share of the price. */
export const DOWN_PAYMENT_FRACTION = DEFAULT_ASSUMPTIONS.downpaymentPercentage;

export const STEPS = [1, 2, 3, 4, 5, 6] as const;
export type Step = (typeof STEPS)[number];

/** The API's maximum lengths. */
export const MAX_LENGTH = { nombre: 120, email: 254, location: 200 } as const;
