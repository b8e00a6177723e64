import type { InvestorProfile } from './leads.ts';
import type { HomeKind } from './search.ts';

/** What an answer of the quiz or of a contact form is about. */
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

export type ProfileIds = {
  riskId: number | null;
  goalId: number | null;
  propertyTypeId: number | null;
  exitId: number | null;
};

/**
 * Investor profile from the answers' ids, by the rules of the specification (section 4), tested
 * in its order; null when an answer is missing. Ids 4 and 5 of the exit are in the rules though
 * the quiz offers three.
 */
export function profileOf({
  riskId,
  goalId,
  propertyTypeId,
  exitId,
}: ProfileIds): InvestorProfile | null {
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

/** The homes each answer to "which kind of property" speaks of, by its id; `null` is any. */
export const KINDS_BY_TYPE: Readonly<Record<number, readonly HomeKind[] | null>> = {
  1: null,
  2: ['single_family', 'townhouse', 'multi_family', 'condo'],
  3: ['single_family', 'condo', 'townhouse'],
  4: ['single_family', 'condo'],
  5: ['condo', 'townhouse'],
};

/** The choices in the order of the quiz: who names no keys is understood by it. */
const CHOICES = ['age', 'risk', 'goal', 'property_type', 'exit', 'participation'] as const;

/** The last option of each that rules read; they count from 1. The rules know five ways out. */
const LAST_ID = { risk: 3, goal: 4, property_type: 5, exit: 5 } as const;

/** US dollars, as the quiz asks for them. */
const PAYMENT = { min: 42_000, max: 1_000_000 } as const;

export type QuizFacts = ProfileIds & { initialPayment: number | null };

/** What the answers say that rules and limits read; nothing where they do not say it, or no such thing exists. */
export function readQuizAnswers(answers: readonly GivenAnswer[]): QuizFacts {
  const chosen = answers.filter(({ id }) => id !== undefined);
  const isWholeQuiz = chosen.length === CHOICES.length && answers.every(({ key }) => !key);
  const idOf = (key: keyof typeof LAST_ID) => {
    const given = isWholeQuiz
      ? chosen[CHOICES.indexOf(key)]
      : answers.find((answer) => answer.key === key);
    const id = given?.id ?? 0;
    return id >= 1 && id <= LAST_ID[key] ? id : null;
  };
  const payment =
    answers.find(({ key }) => key === 'initial_payment') ??
    (isWholeQuiz ? answers.find(({ id, answer }) => id === undefined && MONEY.test(answer)) : null);
  return {
    riskId: idOf('risk'),
    goalId: idOf('goal'),
    propertyTypeId: idOf('property_type'),
    exitId: idOf('exit'),
    initialPayment: payment ? readMoney(payment.answer) : null,
  };
}

const MONEY = /^\s*(?:US)?\s*\$?\s*\d[\d.,\s]*(?:USD)?\s*$/i;

/** `$269,000`, `269.000` and `269000.00` are one amount. */
function readMoney(text: string): number | null {
  const digits = text.replace(/[.,]\d{2}\s*(?:USD)?\s*$/i, '').replace(/\D/g, '');
  const amount = Number(digits);
  return digits && amount >= PAYMENT.min && amount <= PAYMENT.max ? amount : null;
}
