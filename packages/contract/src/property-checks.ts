import { PLAUSIBILITY_CODES } from '@alpha/engine/plausibility';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './instant.ts';
import { idParams, pageQuery, rowId, success } from './paging.ts';
import { plausibilityReason } from './plausibility-reason.ts';
import { ANALYZED_TYPES } from './property-types.ts';
import { text } from './text.ts';

/**
 * `open`: nobody has looked yet, or a decided figure has changed. `left_out`: not recommended, by decision of
 * staff. Listings in one of these two are marked and not recommended.
 */
export const PROPERTY_CHECK_STATES = ['open', 'confirmed', 'corrected', 'left_out'] as const;
export type PropertyCheckState = (typeof PROPERTY_CHECK_STATES)[number];

/** Checks decided at once. */
const PROPERTY_CHECKS_AT_ONCE = 500;
export const CHECK_NOTE_MAX = 500;
/** USD a month. */
export const CORRECTED_RENT_MAX = 1_000_000;
export const CORRECTED_HOA_MAX = 100_000;

const usd = z.number();

const propertyCheck = z.object({
  property_id: z.number().int(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  type: z.enum(ANALYZED_TYPES),
  list_price: usd,
  /** As the result counts it. */
  rent_monthly: usd,
  /** As the source has them; `null`: not stated. */
  rent_stated: usd.nullable(),
  hoa_monthly: usd.nullable(),
  total_roi: z.number(),
  check_state: z.enum(PROPERTY_CHECK_STATES),
  reasons: z.array(plausibilityReason),
  opened_at: instant,
  /** The last decision; an open check with one was opened again, because a figure has changed. */
  decided_at: instant.nullable(),
  decided_by: z.string().nullable(),
  note: z.string().nullable(),
  /** What was decided about, to show what has changed. */
  decided_figures: z
    .object({ price: usd, rent: usd, hoa: usd.nullable(), sqft: z.number().nullable() })
    .nullable(),
  corrected_rent: usd.nullable(),
  corrected_hoa: usd.nullable(),
});
export type PropertyCheck = z.infer<typeof propertyCheck>;

export const listPropertyChecks = endpoint({
  id: 'listPropertyChecks',
  method: 'GET',
  path: '/api/property-checks',
  access: 'check:decide',
  summary:
    'Listings whose result should be looked at before it is recommended, by state, reason and city.',
  query: z.strictObject({
    ...pageQuery,
    state: z.enum(PROPERTY_CHECK_STATES).optional(),
    reason: z.enum(PLAUSIBILITY_CODES).optional(),
    /** `Miami, FL`. */
    city: text(200).optional(),
  }),
  response: z.object({
    data: z.array(propertyCheck),
    total: z.number().int(),
    /** Number of listings by state, whatever else is asked for. */
    counts: z.record(z.enum(PROPERTY_CHECK_STATES), z.number().int()),
    /** Cities with listings in the state that is asked for, `Miami, FL`. */
    cities: z.array(z.string()),
  }),
});

const checkIds = z.array(rowId).min(1).max(PROPERTY_CHECKS_AT_ONCE);
const note = text(CHECK_NOTE_MAX).optional();

export const decidePropertyChecks = endpoint({
  id: 'decidePropertyChecks',
  method: 'POST',
  path: '/api/property-checks/decide',
  access: 'check:decide',
  summary:
    'Confirms results, or leaves the listings out of recommendations. Holds until a figure changes materially.',
  body: z.strictObject({ ids: checkIds, verdict: z.enum(['confirmed', 'left_out']), note }),
  response: z.object({ decided: z.array(z.number().int()) }),
});

export const correctPropertyCheck = endpoint({
  id: 'correctPropertyCheck',
  method: 'PUT',
  path: '/api/property-checks/:id/correction',
  access: 'check:decide',
  summary: 'Sets own figures instead of the source’s, and computes the result again.',
  params: idParams,
  body: z
    .strictObject({
      rent_monthly: z.number().min(1).max(CORRECTED_RENT_MAX).optional(),
      hoa_monthly: z.number().min(0).max(CORRECTED_HOA_MAX).optional(),
      note,
    })
    .refine(
      ({ rent_monthly, hoa_monthly }) => rent_monthly !== undefined || hoa_monthly !== undefined,
      { path: ['rent_monthly'], params: { reason: 'required' } },
    ),
  response: success,
});

export const reopenPropertyChecks = endpoint({
  id: 'reopenPropertyChecks',
  method: 'POST',
  path: '/api/property-checks/reopen',
  access: 'check:decide',
  summary: 'Takes decisions back, own figures included: the listings are checked again.',
  body: z.strictObject({ ids: checkIds }),
  response: z.object({ reopened: z.array(z.number().int()) }),
});
