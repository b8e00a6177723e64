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
