import type { AnalyzedType } from './property-types.ts';

/** Topics of quiz and contact form answers. */
export const ANSWER_KEYS = [
  'country',
  'location',
  'age',
  'initial_payment',
  'risk',
  'goal',
  'property_type',
  'exit',
  'participation',
] as const;
export type AnswerKey = (typeof ANSWER_KEYS)[number];

export type GivenAnswer = {
  label: string;
  answer: string;
  id?: number | undefined;
  key?: AnswerKey | undefined;
};

/** Range of the quiz's slider, USD. It starts in the middle. */
export const INITIAL_PAYMENT = {
  min: 42_000,
  middle: 269_000,
  max: 1_000_000,
  step: 1_000,
} as const;

/** Property types by the id of the answer to "which kind of property"; `null` means any. */
export const KINDS_BY_TYPE: Readonly<Record<number, readonly AnalyzedType[] | null>> = {
  1: null,
  2: ['single_family', 'townhouse', 'multi_family', 'condo'],
  3: ['single_family', 'condo', 'townhouse'],
  4: ['single_family', 'condo'],
  5: ['condo', 'townhouse'],
};

/** Least fraction of the down payment that a property must use, by the same id. Luxury is a price class. */
export const BUDGET_USED_BY_TYPE: Readonly<Record<number, number>> = { 3: 0.6 };
