import { ANSWER_WEIGHTS } from '@alpha/contract/match-weights';
import { ANALYZED_TYPES } from '@alpha/contract/property-types';
import { KINDS_BY_TYPE } from '@alpha/contract/quiz-answers';
import type { MatchQuery } from '~/data/property-matches';
import { PAYMENT } from '../questions';
import { paymentOf, type QuizRecord } from '../store/quiz-record';

/** The answers that decide which listings match. */
export function matchQuery(record: QuizRecord): MatchQuery {
  const { selectedRiskComfort: risk, selectedInvestmentGoal: goal, selectedPropertyType } = record;
  return {
    initial_payment: paymentOf(record) ?? PAYMENT.middle,
    ...(risk && { risk: risk.id }),
    ...(goal && { goal: goal.id }),
    ...(selectedPropertyType && { property_type: selectedPropertyType.id }),
  };
}

/** Whether the chosen kind of property leaves some types out. */
export function limitsTypes({ selectedPropertyType: chosen }: QuizRecord): boolean {
  const kinds = KINDS_BY_TYPE[chosen?.id ?? 0];
  return kinds != null && ANALYZED_TYPES.some((type) => !kinds.includes(type));
}

/** By the option's id, for the texts about the types that it allows. */
const TYPE_NAMES: Readonly<Record<number, string>> = {
  2: 'rental',
  3: 'luxury',
  4: 'shortTerm',
  5: 'retirement',
};

export const typeName = ({ selectedPropertyType: chosen }: QuizRecord): string =>
  TYPE_NAMES[chosen?.id ?? 0] ?? 'any';

/** Whether the kind of property counts in the order, not only as a limit. */
export const ranksTypes = ({ selectedPropertyType: chosen }: QuizRecord): boolean =>
  Object.keys(ANSWER_WEIGHTS.property_type[chosen?.id ?? 0] ?? {}).length > 0;
