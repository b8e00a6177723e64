/** Inputs of the default sort order; null when unknown. */
export type RelevanceInputs = {
  /** Percent a year. */
  annualizedRoi: number | null;
  /** Fraction of simulated paths that end above 0. */
  probRoiAbove0: number | null;
  /** Net operating income ÷ debt service. */
  dscr: number | null;
  /** Percent a year, of the area's index. */
  volatility: number | null;
  /** Fraction of the card's facts that are known: photo, beds, baths, area, position. */
  completeness: number | null;
};

/**
 * Published: weight, and the range from no points to all points. Fixed ranges instead of
 * ranks, so a home's score does not change when another one is listed.
 */
export const RELEVANCE_WEIGHTS = {
  annualizedRoi: { weight: 0.4, none: 0, full: 12 },
  probRoiAbove0: { weight: 0.25, none: 0.5, full: 1 },
  dscr: { weight: 0.2, none: 0.5, full: 1.25 },
  volatility: { weight: 0.05, none: 20, full: 4 },
  completeness: { weight: 0.1, none: 0, full: 1 },
} as const satisfies Record<keyof RelevanceInputs, { weight: number; none: number; full: number }>;

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
    score += weight * Math.min(1, Math.max(0, (value - none) / (full - none)));
  }
  return Math.min(100, 100 * score);
}
