import {
  type getLeadScore as getEndpoint,
  HALF_LIFE_DAYS,
  type InputOf,
  type LeadScoreHow,
  leadScore,
  type previewScoreWeights as previewEndpoint,
  type ResultOf,
  SCORE_PARTS,
  type ScoreFacts,
  type ScorePart,
  type ScoreWeights,
  type saveScoreWeights as saveEndpoint,
  scoreOf,
  scoreParts,
  USUAL_SCORE_WEIGHTS,
} from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { nameOf } from '../lead-name.ts';
import { scopeOf } from '../lead-scope.ts';
import { getLeadRow } from '../leads.service.ts';
import { countSignals, listTopScored, type SignalCount } from './lead-score.queries.ts';
import { scoreFactsOf } from './score-facts.ts';
import { scoreSql } from './score-sql.ts';
import { findScoreWeights, storeScoreWeights } from './score-weights.ts';

/** An event older than this is worth less than a tenth. */
const COUNTED_DAYS = 4 * HALF_LIFE_DAYS;
const PREVIEWED = 10;

export async function getLeadScore(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof getEndpoint>,
): Promise<LeadScoreHow> {
  const row = await getLeadRow(ctx, id);
  const weights = await findScoreWeights(ctx.db);
  const facts = scoreFactsOf(row);
  const signals = await countSignals(ctx.db, id, COUNTED_DAYS);
  const parts = scoreParts(facts, weights);
  const latest = row.interestAt && row.interestAt > row.createdAt ? row.interestAt : row.createdAt;
  return {
    score: scoreOf(parts),
    parts: parts.map(({ part, points }) => ({
      part,
      points,
      weight: weights[part],
      ...countOf(part, facts, signals),
      ...(part === 'recency' && { at: latest.toISOString() }),
    })),
  };
}

function countOf(part: ScorePart, { budget, answers }: ScoreFacts, signals: SignalCount[]) {
  if (part === 'budget') return { count: budget, at: null };
  if (part === 'answers') return { count: answers, at: null };
  const found = signals.find((signal) => signal.part === part);
  return { count: found?.count ?? null, at: found?.at.toISOString() ?? null };
}

type Weights = ResultOf<typeof saveEndpoint>;

export const getScoreWeights = async (ctx: Ctx): Promise<Weights> =>
  shapeWeights(await findScoreWeights(ctx.db));

export function saveScoreWeights(
  ctx: Ctx,
  { body: { weights } }: InputOf<typeof saveEndpoint>,
): Promise<Weights> {
  return inTransaction(ctx, async (ctx) => {
    await storeScoreWeights(ctx.db, weights);
    const stored = await findScoreWeights(ctx.db);
    await recordAudit(ctx, { action: 'lead_score.changed', data: { ...stored } });
    return shapeWeights(stored);
  });
}

export async function previewScoreWeights(
  ctx: Ctx,
  { body: { weights } }: InputOf<typeof previewEndpoint>,
): Promise<ResultOf<typeof previewEndpoint>> {
  const current = await findScoreWeights(ctx.db);
  const score = scoreSql(weights);
  const rows = await listTopScored(ctx.db, { scope: scopeOf(ctx), score, limit: PREVIEWED });
  return rows.map((row) => {
    const facts = scoreFactsOf(row);
    return {
      id: row.id,
      name: nameOf(row),
      score: leadScore(facts, weights),
      score_now: leadScore(facts, current),
    };
  });
}

const shapeWeights = (weights: ScoreWeights): Weights => ({
  weights: { ...weights },
  is_usual: SCORE_PARTS.every((part) => weights[part] === USUAL_SCORE_WEIGHTS[part]),
});
