/** What the default order weighs; null when unknown. */
export type RelevanceInputs = {
  /** Result of a bad decade (the 5th percentile of the simulations) ÷ cash at risk. */
  prudentResult: number | null;
  /** Fraction of the simulations that end without a gain. */
  chanceOfLoss: number | null;
  /** Cash flow of the first year ÷ cash at risk. */
  cashYield: number | null;
  /** 1 − asking price ÷ estimated value. */
  discount: number | null;
  /**
   * Fraction that is known of facts (photo, rooms, area, year, exact location, estimated value) and of inputs of the
   * result (rent stated or from comparables, HOA, property tax).
   */
  confidence: number | null;
};

/**
 * Published: weight, and the range from no points to all points. Fixed ranges instead of
 * ranks, so a home's score does not change when another one is listed.
 */
export const RELEVANCE_WEIGHTS = {
  prudentResult: { weight: 0.4, none: -1.25, full: 0 },
  chanceOfLoss: { weight: 0.2, none: 0.6, full: 0.05 },
  cashYield: { weight: 0.1, none: -0.06, full: 0.06 },
  discount: { weight: 0.05, none: 0, full: 0.2 },
  confidence: { weight: 0.25, none: 0, full: 1 },
} as const satisfies Record<keyof RelevanceInputs, { weight: number; none: number; full: number }>;

/** A value of more than 1.4 times the asking price says more about missing facts: it gives no points. */
export const DOUBTFUL_DISCOUNT = 1 - 1 / 1.4;

/**
 * Score of a home in the default order, 0 to 100, highest first. Unknown inputs score 0.
 * Formula page: docs/formulas/relevance-score.md
 */
export function relevanceScore(home: RelevanceInputs): number {
  let score = 0;
  for (const key of Object.keys(RELEVANCE_WEIGHTS) as (keyof RelevanceInputs)[]) {
    const { weight, none, full } = RELEVANCE_WEIGHTS[key];
    const value = home[key];
    if (value === null || Number.isNaN(value)) continue;
    if (key === 'discount' && value > DOUBTFUL_DISCOUNT) continue;
    score += weight * Math.min(1, Math.max(0, (value - none) / (full - none)));
  }
  return Math.min(100, 100 * score);
}
