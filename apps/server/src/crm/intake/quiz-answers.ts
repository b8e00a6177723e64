import { type GivenAnswer, INITIAL_PAYMENT } from '@alpha/contract';
import type { ProfileIds } from '@alpha/engine/investor-profile';

/** Choices in quiz order: answers without keys are matched by position. */
const CHOICES = ['age', 'risk', 'goal', 'property_type', 'exit', 'participation'] as const;

/** The last option of each question that rules read, counted from 1. The rules know five exits. */
const LAST_ID = { risk: 3, goal: 4, property_type: 5, exit: 5 } as const;

export type QuizFacts = ProfileIds & { initialPayment: number | null };

/** The answers that rules and limits read; undefined when missing or not a known option. */
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
  return digits && amount >= INITIAL_PAYMENT.min && amount <= INITIAL_PAYMENT.max ? amount : null;
}
