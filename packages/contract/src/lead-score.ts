/**
 * The lead score: how promising a lead is, from 0 to 100, as the sum of these parts. Nothing else counts.
 * docs/lead-score.md
 */
export const SCORE_GAINS = ['budget', 'answers', 'opens', 'likes', 'asks', 'recency'] as const;
export const SCORE_PARTS = [...SCORE_GAINS, 'passes'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** The most points of each part. Those of `passes` are taken away. */
export type ScoreWeights = Readonly<Record<ScorePart, number>>;

/** Those that add points add up to this, so that no score is cut off at its top. */
export const SCORE_TOP = 100;
export const MOST_PART_WEIGHT = 60;

export const USUAL_SCORE_WEIGHTS: ScoreWeights = {
  budget: 24,
  answers: 12,
  opens: 14,
  likes: 16,
  asks: 20,
  recency: 14,
  passes: 20,
};

export const isWholeScore = (weights: ScoreWeights): boolean =>
  SCORE_GAINS.reduce((sum, part) => sum + weights[part], 0) === SCORE_TOP;

/** From this down payment on, in USD: this share of the points. */
export const BUDGET_STEPS = [
  { from: 500_000, share: 1 },
  { from: 250_000, share: 0.8 },
  { from: 100_000, share: 0.6 },
  { from: 50_000, share: 0.4 },
  { from: 1, share: 0.2 },
] as const;

/** Choices in the quiz. */
export const SCORE_ANSWERS = 6;

/** After so many days an opening, a like or a "no" is worth half, and so is having come in. */
export const HALF_LIFE_DAYS = 7;

export type ScoreFacts = {
  /** USD; null: unknown. */
  budget: number | null;
  answers: number;
  /** Each counts 1 on its day and half as much a week later. */
  opens: number;
  likes: number;
  asks: number;
  passes: number;
  /** Since it came in, or did something other than say no, whichever is later. */
  quietDays: number;
};

export type PartPoints = { part: ScorePart; points: number };

/** In whole points, so that the parts on the screen add up to the score on the screen. */
export function scoreParts(facts: ScoreFacts, weights: ScoreWeights): PartPoints[] {
  const shares = sharesOf(facts);
  return SCORE_PARTS.map((part) => {
    const points = Math.round(weights[part] * shares[part]);
    return { part, points: part === 'passes' ? 0 - points : points };
  });
}

/** "No" after "no" ends at zero. */
export const scoreOf = (parts: readonly PartPoints[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { points }) => sum + points, 0),
  );

export const leadScore = (facts: ScoreFacts, weights: ScoreWeights): number =>
  scoreOf(scoreParts(facts, weights));

/** From 0 to 1. */
function sharesOf(facts: ScoreFacts): Record<ScorePart, number> {
  const { budget, answers, quietDays } = facts;
  return {
    budget: BUDGET_STEPS.find(({ from }) => (budget ?? 0) >= from)?.share ?? 0,
    answers: Math.min(answers, SCORE_ANSWERS) / SCORE_ANSWERS,
    opens: saturated(facts.opens),
    likes: saturated(facts.likes),
    asks: saturated(facts.asks),
    recency: 2 ** (-Math.max(0, quietDays) / HALF_LIFE_DAYS),
    passes: saturated(facts.passes),
  };
}

/** The first one counts half of the points, the second half of the rest, and so on. */
const saturated = (count: number): number => 1 - 2 ** -Math.max(0, count);
