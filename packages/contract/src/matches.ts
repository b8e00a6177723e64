import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ANSWER_MEASURES, WEIGHING_ANSWERS } from './match-weights.ts';
import { wholeNumber } from './paging.ts';
import { listing } from './properties.ts';
import { INITIAL_PAYMENT } from './quiz-answers.ts';

/** How well the listings fit: all answers, not the property type, or not even the down payment. */
export const MATCH_FITS = ['all', 'other_kind', 'over_budget'] as const;

/**
 * What speaks against a listing: its expected total ROI is negative, or, with low risk, its chance of loss is
 * above `HIGH_CHANCE_OF_LOSS`.
 */
export const MATCH_WARNINGS = ['expected_loss', 'high_risk'] as const;
export const HIGH_CHANCE_OF_LOSS = 0.3;

/** A true statement about one listing, and the answer it fits. Values by unit, as in shortlists. */
const matchReason = z.object({
  answer: z.enum(WEIGHING_ANSWERS),
  code: z.enum(ANSWER_MEASURES),
  values: z.record(z.string(), z.number()),
});
export type MatchReason = z.infer<typeof matchReason>;

export const propertyMatch = z.object({
  listing,
  /** `null` with a warning, or when none of its measures is good enough to be named. */
  reason: matchReason.nullable(),
  warning: z.enum(MATCH_WARNINGS).nullable(),
  /** Fraction of simulated decades that end without a gain; `null` if unknown. */
  chance_of_loss: z.number().nullable(),
});
export type PropertyMatch = z.infer<typeof propertyMatch>;

export const listPropertyMatches = endpoint({
  id: 'listPropertyMatches',
  method: 'GET',
  path: '/api/properties/matches',
  access: 'public',
  summary:
    'Up to three listings for these quiz answers: the first of the shortlist that staff would get.',
  // Several scans of the market for one answer, and a visitor needs one.
  perMinute: 30,
  query: z.strictObject({
    /** Down payment, USD. */
    initial_payment: wholeNumber(INITIAL_PAYMENT.min, INITIAL_PAYMENT.max).optional(),
    /** Option ids of the quiz, counted from 1. */
    risk: wholeNumber(1, 3).optional(),
    goal: wholeNumber(1, 4).optional(),
    property_type: wholeNumber(1, 5).optional(),
  }),
  response: z.object({
    fit: z.enum(MATCH_FITS),
    /** Listings within the down payment and of the chosen types: what the search for the two finds. */
    total: z.number().int(),
    matches: z.array(propertyMatch),
  }),
});
