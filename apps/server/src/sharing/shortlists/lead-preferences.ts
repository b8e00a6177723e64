import {
  BUDGET_USED_BY_TYPE,
  type InvestorProfile,
  isWeighedByAnswers,
  KINDS_BY_TYPE,
  matchWeights,
  type ShortlistMeasure,
  type WeighingIds,
} from '@alpha/contract';
import { type Answer, answeredIds } from './answered-ids.ts';

/** Criteria for a proposal. Unanswered questions don't filter. */
export type LeadPreferences = {
  profile: InvestorProfile;
  isProfileKnown: boolean;
  /** Otherwise the weights are those of the profile. */
  isWeighedByAnswers: boolean;
  weights: Readonly<Record<ShortlistMeasure, number>>;
  /** Down payment, USD. */
  budget: number | null;
  /** Least fraction of the budget to use, as far as there are enough such properties; 0 means any. */
  budgetUsed: number;
  /** Property types; `null` means any. */
  kinds: readonly string[] | null;
};

type AnsweredLead = {
  profile: InvestorProfile | null;
  initialPayment: number | null;
  adicionales: readonly Answer[];
};

export function preferencesOf({
  profile,
  initialPayment,
  adicionales,
}: AnsweredLead): LeadPreferences {
  const budget = initialPayment !== null && initialPayment > 0 ? initialPayment : null;
  return preferencesFor(answeredIds(adicionales), profile, budget);
}

/** The same for a lead's answers and for a visitor's, so that both see the same properties. */
export function preferencesFor(
  ids: WeighingIds,
  profile: InvestorProfile | null,
  budget: number | null,
): LeadPreferences {
  return {
    profile: profile ?? 'strategic',
    isProfileKnown: profile !== null,
    isWeighedByAnswers: isWeighedByAnswers(ids),
    weights: matchWeights(ids, profile ?? 'strategic'),
    budget,
    budgetUsed: BUDGET_USED_BY_TYPE[ids.property_type ?? 1] ?? 0,
    kinds: KINDS_BY_TYPE[ids.property_type ?? 1] ?? null,
  };
}
