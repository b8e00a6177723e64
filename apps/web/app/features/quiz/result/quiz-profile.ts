import type { InvestorProfile } from '@alpha/contract';
import { profileOf } from '@alpha/engine/investor-profile';
import type { QuizRecord } from '../store/quiz-record';

/** By the rules of the specification, which the server applies to the lead as well. */
export function quizProfile(record: QuizRecord): InvestorProfile | null {
  return profileOf({
    riskId: record.selectedRiskComfort?.id ?? null,
    goalId: record.selectedInvestmentGoal?.id ?? null,
    propertyTypeId: record.selectedPropertyType?.id ?? null,
    exitId: record.selectedExitStrategy?.id ?? null,
  });
}
