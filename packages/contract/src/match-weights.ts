import type { InvestorProfile } from './leads.ts';
import {
  SHORTLIST_MEASURES,
  SHORTLIST_WEIGHTS,
  type ShortlistMeasure,
  type ShortlistWeights,
} from './shortlist-score.ts';

/** Answers that weigh in the search for matching properties. */
export const WEIGHING_ANSWERS = ['risk', 'goal', 'property_type'] as const;
export type WeighingAnswer = (typeof WEIGHING_ANSWERS)[number];

/** Measures that an answer can count. */
export const ANSWER_MEASURES = [
  'safety',
  'calm_area',
  'cash_flow',
  'total_roi',
  'planned_growth',
  'upside',
  'rent_yield',
] as const satisfies readonly ShortlistMeasure[];
export type AnswerMeasure = (typeof ANSWER_MEASURES)[number];
type AnswerWeights = Readonly<Partial<Record<AnswerMeasure, number>>>;

/** Option ids, counted from 1; null when not answered. */
export type WeighingIds = Readonly<Record<WeighingAnswer, number | null>>;

/**
 * What each answer counts, by the option's id. Each row adds up to one; an empty row adds nothing, and
 * the answer then only limits the property types (`KINDS_BY_TYPE`) or the price (`BUDGET_USED_BY_TYPE`). The quiz's panel lists these measures,
 * so it promises nothing that has no weight. A goal keeps some weight for the other goals: "the others
 * still count, just less". docs/decisions/019-quiz.md
 */
export const ANSWER_WEIGHTS: Readonly<
  Record<WeighingAnswer, Readonly<Record<number, AnswerWeights>>>
> = {
  risk: {
    1: { safety: 1 },
    2: { safety: 0.5, upside: 0.5 },
    3: { upside: 0.9, total_roi: 0.1 },
  },
  goal: {
    1: { cash_flow: 0.76, total_roi: 0.08, calm_area: 0.08, planned_growth: 0.08 },
    2: { total_roi: 0.76, cash_flow: 0.08, calm_area: 0.08, planned_growth: 0.08 },
    3: { calm_area: 0.76, cash_flow: 0.08, total_roi: 0.08, planned_growth: 0.08 },
    4: { planned_growth: 0.76, cash_flow: 0.08, total_roi: 0.08, calm_area: 0.08 },
  },
  property_type: {
    1: {},
    2: { rent_yield: 1 },
    3: {},
    4: {},
    5: { calm_area: 1 },
  },
};

/** How much a question counts beside the others, in total or by the option's id. */
const GOAL_SHARE = 0.45;
/** Low risk outweighs the goal: anyone who wants to sleep well is not shown a likelier loss for a better goal. */
export const RISK_SHARES: Readonly<Record<number, number>> = { 1: 1, 2: 0.5, 3: 0.35 };
/** By the id of the answer on the property type. */
export const TYPE_SHARES: Readonly<Record<number, number>> = { 2: 0.2, 5: 0.4 };

/** Of the profile, in place of risk and goal. */
const PROFILE_SHARE = 0.8;

/** Below this, a measure only breaks near-ties and is not worth a line. */
const LISTED_FROM = 0.15;

/** The main measures of an answer, the most important first. */
export function measuresOf(answer: WeighingAnswer, id: number): AnswerMeasure[] {
  const weights = ANSWER_WEIGHTS[answer][id] ?? {};
  return ANSWER_MEASURES.filter((measure) => (weights[measure] ?? 0) >= LISTED_FROM).sort(
    (a, b) => (weights[b] ?? 0) - (weights[a] ?? 0),
  );
}

/** Whether risk or goal is answered; otherwise the profile's weights are used. */
export const isWeighedByAnswers = ({ risk, goal }: WeighingIds): boolean =>
  risk !== null || goal !== null;

/**
 * Weights for all answers together, adding up to one. Questions without an answer don't count. Without
 * risk and goal, the profile's weights take their place.
 */
export function matchWeights(
  ids: WeighingIds,
  profile: InvestorProfile,
): Record<ShortlistMeasure, number> {
  const { risk, goal, property_type } = ANSWER_WEIGHTS;
  const answered: [ShortlistWeights | undefined, number | undefined][] = [
    [risk[ids.risk ?? 0], RISK_SHARES[ids.risk ?? 0]],
    [goal[ids.goal ?? 0], GOAL_SHARE],
    [property_type[ids.property_type ?? 0], TYPE_SHARES[ids.property_type ?? 0]],
  ];
  if (!isWeighedByAnswers(ids)) answered.push([SHORTLIST_WEIGHTS[profile], PROFILE_SHARE]);
  const parts = answered.flatMap(([weights, share]) =>
    weights && share ? [{ weights, share }] : [],
  );
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  const weightOf = (measure: ShortlistMeasure) =>
    parts.reduce((sum, { weights, share }) => sum + (share / whole) * (weights[measure] ?? 0), 0);
  return Object.fromEntries(
    SHORTLIST_MEASURES.map((measure) => [measure, weightOf(measure)]),
  ) as Record<ShortlistMeasure, number>;
}
