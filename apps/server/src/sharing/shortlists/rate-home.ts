import { type InvestorProfile, SHORTLIST_WEIGHTS, type ShortlistMeasure } from '@alpha/contract';
import { type PeerSamples, shareBeaten } from '@alpha/engine/city';
import { NEVER_MONTHS } from '@alpha/report-model/units';

/** A candidate for a shortlist. Money in USD, rates in percent. */
export type HomeFacts = {
  id: number;
  address: string;
  type: string;
  city: string;
  state: string;
  yearBuilt: number | null;
  hoaMonthly: number | null;
  /** The down payment. */
  investment: number;
  monthlyRent: number;
  totalRoi: number;
  appreciationRoi: number;
  /** Year 1. */
  cashFlow: number;
  /** First year with positive cash flow; `null` when never within ten. */
  profitYear: number | null;
  /** Fraction of simulated futures that end with a gain. */
  gainProbability: number | null;
  volatility: number | null;
};

/** Percentiles 0 to 100, higher is better; `null` if unknown. */
export type Standing = Record<ShortlistMeasure, number | null>;
export type Rated = HomeFacts & { standing: Standing; score: number };

/** Percentiles in the whole market, not among the candidates, so scores are comparable across lists. */
export function standingOf(home: HomeFacts, market: PeerSamples): Standing {
  const rank = (metric: keyof PeerSamples, value: number | null) => {
    const sample = market[metric];
    return value === null || !sample ? null : shareBeaten(metric, value, sample);
  };
  const months = home.profitYear === null ? NEVER_MONTHS : 12 * (home.profitYear - 1);
  return {
    // Already a share of all futures; not ranked.
    safety: home.gainProbability === null ? null : 100 * home.gainProbability,
    calm_area: rank('volatility', home.volatility),
    cash_flow: rank('cash_flow', home.cashFlow),
    early_cash_flow: rank('months_to_cashflow', months),
    total_roi: rank('total_roi', home.totalRoi),
    appreciation: rank('appreciation_roi', home.appreciationRoi),
  };
}

/** 0 to 1: Σ weight × percentile; unknown counts as 0. docs/decisions/016-shortlists.md */
export function scoreOf(standing: Standing, profile: InvestorProfile): number {
  let score = 0;
  for (const [measure, weight] of Object.entries(SHORTLIST_WEIGHTS[profile]))
    score += (weight * (standing[measure as ShortlistMeasure] ?? 0)) / 100;
  return score;
}

export function rateHome(home: HomeFacts, market: PeerSamples, profile: InvestorProfile): Rated {
  const standing = standingOf(home, market);
  return { ...home, standing, score: scoreOf(standing, profile) };
}
