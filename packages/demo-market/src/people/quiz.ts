import { type AnswerKey, INITIAL_PAYMENT as PAYMENT } from '@alpha/contract';
import type { Random } from '../random.ts';
import type { Country } from './countries.ts';
import type { DemoLead, Language, QuizAnswers } from './people.types.ts';
import { quizTexts } from './quiz-texts.ts';

type Choices = Pick<QuizAnswers, 'riskId' | 'goalId' | 'propertyTypeId' | 'exitId'>;

/** People answer in character: careful, balanced, bold, or a bit of each. */
const characters = [
  ['careful', 0.3],
  ['balanced', 0.24],
  ['bold', 0.18],
  ['mixed', 0.28],
] as const;

export function drawQuiz(random: Random, country: Country, language: Language): QuizAnswers {
  const city = random.pick(country.cities);
  return {
    language,
    location: `${city}, ${country.names[language]}`,
    ageId: random.weighted([
      [1, 0.14],
      [2, 0.58],
      [3, 0.2],
      [4, 0.08],
    ] as const),
    initialPayment: drawPayment(random),
    ...drawChoices(random),
    participationId: random.chance(0.6) ? 1 : 2,
  };
}

function drawChoices(random: Random): Choices {
  const pick = random.pick;
  switch (random.weighted(characters)) {
    case 'careful':
      return {
        riskId: pick([1, 1, 2] as const),
        goalId: pick([1, 1, 3] as const),
        propertyTypeId: pick([2, 2, 5] as const),
        exitId: pick([1, 1, 3] as const),
      };
    case 'balanced':
      return {
        riskId: 2,
        goalId: pick([2, 4] as const),
        propertyTypeId: pick([1, 2, 2, 4] as const),
        exitId: 2,
      };
    case 'bold':
      return {
        riskId: 3,
        goalId: pick([2, 2, 4, 1] as const),
        propertyTypeId: pick([3, 4, 4] as const),
        exitId: 3,
      };
    case 'mixed':
      return {
        riskId: pick([1, 2, 3] as const),
        goalId: pick([1, 2, 3, 4] as const),
        propertyTypeId: pick([1, 2, 3, 4, 5] as const),
        exitId: pick([1, 2, 3] as const),
      };
  }
}

/** As the quiz names its questions. */
const KEYS: Record<Exclude<keyof QuizAnswers, 'language'>, AnswerKey> = {
  location: 'location',
  ageId: 'age',
  initialPayment: 'initial_payment',
  riskId: 'risk',
  goalId: 'goal',
  propertyTypeId: 'property_type',
  exitId: 'exit',
  participationId: 'participation',
};

type Choice = Extract<keyof QuizAnswers, `${string}Id`>;
const isChoice = (key: keyof QuizAnswers): key is Choice => key.endsWith('Id');

/** Label and answer pairs in the order of the quiz. */
export function quizPairs(quiz: QuizAnswers): DemoLead['adicionales'] {
  const texts = quizTexts[quiz.language];
  const chosen = (options: readonly string[], id: number) => options[id - 1] ?? '';
  const answers: Record<keyof typeof texts.labels, string> = {
    location: quiz.location,
    ageId: chosen(texts.age, quiz.ageId),
    initialPayment: amountIn(quiz),
    riskId: chosen(texts.risk, quiz.riskId),
    goalId: chosen(texts.goal, quiz.goalId),
    propertyTypeId: chosen(texts.propertyType, quiz.propertyTypeId),
    exitId: chosen(texts.exit, quiz.exitId),
    participationId: chosen(texts.participation, quiz.participationId),
  };
  return (Object.keys(texts.labels) as (keyof typeof answers)[]).map((key) => ({
    label: texts.labels[key],
    answer: answers[key],
    ...(isChoice(key) && { id: quiz[key] }),
    key: KEYS[key],
  }));
}

/** As the quiz writes it. */
function amountIn({ language, initialPayment }: QuizAnswers): string {
  const digits = String(initialPayment);
  const grouped = (separator: string) => digits.replace(/\B(?=(\d{3})+$)/g, separator);
  return language === 'es' ? `US$\u00a0${grouped('.')}` : `$${grouped(',')}`;
}

/** A quarter leave the slider at its default; most of the others go below it. */
function drawPayment(random: Random): number {
  if (random.chance(0.25)) return PAYMENT.middle;
  const amount = random.chance(0.72)
    ? random.range(PAYMENT.min, PAYMENT.middle)
    : PAYMENT.middle + (PAYMENT.max - PAYMENT.middle) * random.next() ** 2;
  return Math.round(amount / PAYMENT.step) * PAYMENT.step;
}
