import { PLAUSIBILITY_CODES } from '@alpha/engine/plausibility';
import { z } from 'zod';

/** Why a result is doubted, see docs/formulas/check-plausibility.md. */
export const plausibilityReason = z.object({
  code: z.enum(PLAUSIBILITY_CODES),
  value: z.number().nullable(),
  usual: z.number().nullable(),
  times: z.number().nullable(),
  /** Where its peers are: `Orlando, FL`, a ZIP code, a state; empty for the whole country. */
  place: z.string().nullable(),
  count: z.number().int().nullable(),
});

/** Reasons of a listing whose result is being checked; absent when it is not. Empty in reports for readers. */
export const doubts = z.array(plausibilityReason).optional();
