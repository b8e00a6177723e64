import { SHORTLIST_MEASURES, type ShortlistMeasure } from '@alpha/contract';
import type { HomeFacts } from './home-facts.ts';
import type { LeadPreferences } from './lead-preferences.ts';
import { type MarketSamples, rankIn } from './market-samples.ts';

/** Percentiles 0 to 100, higher is better; `null` if unknown. */
export type Standing = Record<ShortlistMeasure, number | null>;
export type Rated = HomeFacts & { standing: Standing; score: number };

/** Percentiles in the whole market, not among the candidates, so scores are comparable across lists. */
export const standingOf = (home: HomeFacts, market: MarketSamples): Standing =>
  Object.fromEntries(
    SHORTLIST_MEASURES.map((measure) => [measure, rankIn(market, measure, home)]),
  ) as Standing;

/** 0 to 1: Σ weight × percentile; unknown counts as 0. docs/decisions/016-shortlists.md */
export function scoreOf(standing: Standing, weights: LeadPreferences['weights']): number {
  let score = 0;
  for (const measure of SHORTLIST_MEASURES)
    score += (weights[measure] * (standing[measure] ?? 0)) / 100;
  return Math.min(1, score);
}

export function rateHome(
  home: HomeFacts,
  market: MarketSamples,
  { weights }: Pick<LeadPreferences, 'weights'>,
): Rated {
  const standing = standingOf(home, market);
  return { ...home, standing, score: scoreOf(standing, weights) };
}
