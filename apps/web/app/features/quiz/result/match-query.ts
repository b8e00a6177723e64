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
