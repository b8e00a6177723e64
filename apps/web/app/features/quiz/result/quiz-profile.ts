import type { InvestorProfile } from '@alpha/contract';
import { profileOf } from '@alpha/engine/investor-profile';
import type { QuizRecord } from '../store/quiz-record';

/** By the specification's rules, which the server also applies to the lead. */
export function quizProfile(record: QuizRecord): InvestorProfile | null {
  return profileOf({
    riskId: record.selectedRiskComfort?.id ?? null,
    goalId: record.selectedInvestmentGoal?.id ?? null,
    propertyTypeId: record.selectedPropertyType?.id ?? null,
    exitId: record.selectedExitStrategy?.id ?? null,
  });
}
