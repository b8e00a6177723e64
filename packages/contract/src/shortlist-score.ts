import type { InvestorProfile } from './leads.ts';

/** Measures of the shortlist score; see docs/decisions/016-shortlists.md. */
export const SHORTLIST_MEASURES = [
  'safety',
  'calm_area',
  'cash_flow',
  'early_cash_flow',
  'total_roi',
  'appreciation',
  'planned_growth',
  'upside',
  'rent_yield',
] as const;
export type ShortlistMeasure = (typeof SHORTLIST_MEASURES)[number];

/** Measures that are left out don't count. */
export type ShortlistWeights = Readonly<Partial<Record<ShortlistMeasure, number>>>;

/**
 * Published weights per investor profile, for leads whose answers about risk and goal are not known.
 * Each row adds up to one.
 */
export const SHORTLIST_WEIGHTS: Readonly<Record<InvestorProfile, ShortlistWeights>> = {
  conservative: {
    safety: 0.3,
    calm_area: 0.2,
    cash_flow: 0.25,
    early_cash_flow: 0.15,
    total_roi: 0.1,
  },
  moderate: {
    safety: 0.2,
    calm_area: 0.1,
    cash_flow: 0.2,
    early_cash_flow: 0.1,
    total_roi: 0.3,
    appreciation: 0.1,
  },
  aggressive: {
    safety: 0.05,
    cash_flow: 0.1,
    early_cash_flow: 0.05,
    total_roi: 0.45,
    appreciation: 0.35,
  },
  strategic: {
    safety: 0.15,
    calm_area: 0.1,
    cash_flow: 0.2,
    early_cash_flow: 0.15,
    total_roi: 0.25,
    appreciation: 0.15,
  },
};

/** No longer measured; shortlists made before still name them. */
const FORMER_REASONS = ['growth_area', 'upper_budget'] as const;

/** Reasons for a property: a good measure or a plain fact. */
export const SHORTLIST_REASONS = [
  ...SHORTLIST_MEASURES,
  'within_budget',
  'rent',
  ...FORMER_REASONS,
] as const;
export type ShortlistReason = (typeof SHORTLIST_REASONS)[number];

/** Cautions, most serious first. */
export const SHORTLIST_CAUTIONS = [
  'over_budget',
  'other_kind',
  'never_positive',
  'late_cash_flow',
  'loss_risk',
  'old_condo',
  'old_house',
  'high_hoa',
  'restless_area',
  'weakest',
  'rent_estimate',
] as const;
export type ShortlistCaution = (typeof SHORTLIST_CAUTIONS)[number];
