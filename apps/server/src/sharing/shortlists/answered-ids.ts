import type { GivenAnswer, WeighingAnswer, WeighingIds } from '@alpha/contract';
import { readQuizAnswers } from '../../crm/index.ts';

export type Answer = { label: string; answer: string; id?: number; key?: string };

type Words = { question: RegExp; answers: readonly (readonly [RegExp, number])[] };

/** Answers are stored as displayed, in either language, often without their id. */
const WORDS: Record<WeighingAnswer, Words> = {
  risk: {
    question: /\brisk\b|\briesgo\b/i,
    answers: [
      [/^(low|bajo)\b/i, 1],
      [/^(moderate|moderado)\b/i, 2],
      [/^(high|alto)\b/i, 3],
    ],
  },
  goal: {
    question: /investment do for you|investment goal|espera de (esta|la) inversi[oó]n|objetivo/i,
    answers: [
      [/^(cash flow|flujo de (caja|efectivo))/i, 1],
      [/^ROI\b/i, 2],
      [/^(stable neighbou?rhood|(vecindario|barrio|zona) estable)/i, 3],
      [/^(growth area|zona (en|de) crecimiento)/i, 4],
    ],
  },
  property_type: {
    question: /(type|kind) of property|property type|tipo de propiedad/i,
    answers: [
      [/good investment|buena inversi[oó]n/i, 1],
      [/short[- ]term|corto plazo/i, 4],
      [/rental propert|propiedades (de|en|para) (alquiler|renta)/i, 2],
      [/luxury|lujo/i, 3],
      [/retirement|retiro|jubilaci[oó]n/i, 5],
    ],
  },
};

/** By answer id if there is one, else by the text of the answer. */
export function answeredIds(answers: readonly Answer[]): WeighingIds {
  const { riskId, goalId, propertyTypeId } = readQuizAnswers(answers as readonly GivenAnswer[]);
  return {
    risk: riskId ?? idByText('risk', answers),
    goal: goalId ?? idByText('goal', answers),
    property_type: propertyTypeId ?? idByText('property_type', answers),
  };
}

function idByText(asked: WeighingAnswer, answers: readonly Answer[]): number | null {
  const { question, answers: options } = WORDS[asked];
  const given =
    answers.find(({ key }) => key === asked) ??
    answers.find(({ key, label }) => !key && question.test(label));
  return options.find(([words]) => words.test(given?.answer ?? ''))?.[1] ?? given?.id ?? null;
}
