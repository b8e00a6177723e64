import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isWholeScore, MOST_PART_WEIGHT, SCORE_PARTS, type ScorePart } from './lead-score.ts';
import { idParams } from './paging.ts';

const weightsOf = (weight: z.ZodNumber) =>
  Object.fromEntries(SCORE_PARTS.map((part) => [part, weight])) as Record<ScorePart, z.ZodNumber>;

const weights = z.object(weightsOf(z.number()));

const newWeights = z
  .strictObject(weightsOf(z.number().int().min(0).max(MOST_PART_WEIGHT)))
  .refine(isWholeScore, { path: ['weights'], params: { reason: 'invalid' } });

const leadScoreHow = z.object({
  score: z.number().int(),
  parts: z.array(
    z.object({
      part: z.enum(SCORE_PARTS),
      points: z.number().int(),
      /** The most it can be. */
      weight: z.number().int(),
      /** What it counts: the budget in USD, answers, or entries of the timeline within `days`; null: none. */
      count: z.number().nullable(),
      /** The latest of them. */
      at: z.string().nullable(),
    }),
  ),
});
export type LeadScoreHow = z.infer<typeof leadScoreHow>;

const scoreWeights = z.object({ weights, is_usual: z.boolean() });

const scored = z.object({
  id: z.number().int(),
  name: z.string(),
  score: z.number().int(),
  /** With the weights in use. */
  score_now: z.number().int(),
});

export const getLeadScore = endpoint({
  id: 'getLeadScore',
  method: 'GET',
  path: '/api/leads/:id/score',
  access: 'lead:read:own',
  summary: 'The score of a lead and what it is made of.',
  params: idParams,
  response: leadScoreHow,
});

export const getScoreWeights = endpoint({
  id: 'getScoreWeights',
  method: 'GET',
  path: '/api/lead-score',
  access: 'lead:read:own',
  summary: 'How many points each part of the lead score can give.',
  response: scoreWeights,
});

export const saveScoreWeights = endpoint({
  id: 'saveScoreWeights',
  method: 'PUT',
  path: '/api/lead-score',
  access: 'status:write',
  summary: 'Sets the points of each part; those that add points add up to 100. Null: the defaults.',
  body: z.strictObject({ weights: newWeights.nullable() }),
  response: scoreWeights,
});

export const previewScoreWeights = endpoint({
  id: 'previewScoreWeights',
  method: 'POST',
  path: '/api/lead-score/preview',
  access: 'status:write',
  summary: 'The ten leads with the highest score under these weights.',
  perMinute: 60,
  body: z.strictObject({ weights: newWeights }),
  response: z.array(scored),
});
export type ScoredLead = z.infer<typeof scored>;
