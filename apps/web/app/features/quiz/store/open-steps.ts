import { CHOICES, type ChoiceQuestion, STEPS, type Step } from '../questions';
import { paymentOf, type QuizRecord } from './quiz-record';

export const CHOICES_OF_STEP: Record<Step, readonly ChoiceQuestion[]> = {
  1: ['age'],
  2: [],
  3: ['risk'],
  4: ['goal'],
  5: ['type'],
  6: ['exit', 'fund'],
};

export type TextField = 'location' | 'nombre' | 'email';
export type Question = ChoiceQuestion | TextField | 'payment';

/** What a step still needs, in the order of its questions. */
export function openQuestions(step: Step, record: QuizRecord, isReferred: boolean): Question[] {
  const choices = CHOICES_OF_STEP[step].filter((question) => !record[CHOICES[question].field]);
  if (step === 2) return paymentOf(record) === null ? ['payment'] : [];
  if (step !== 1) return choices;
  // The owner of the referral link knows the visitor: name and email are not required.
  const person = (['nombre', 'email'] as const).filter(
    (field) => !isReferred && isNobody(record[field]),
  );
  return [...(!record.location?.answer.trim() ? ['location' as const] : []), ...choices, ...person];
}

/** Same normalization as on the server: control characters are spaces, and a dash is empty. */
function isNobody(text = ''): boolean {
  const words = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return words === '' || words === '-';
}

/** The first incomplete step; null when the quiz is complete. */
export function firstOpenStep(record: QuizRecord, before: Step | 7 = 7): Step | null {
  const isReferred = Boolean(record.ref);
  return (
    STEPS.find((step) => step < before && openQuestions(step, record, isReferred).length > 0) ??
    null
  );
}
