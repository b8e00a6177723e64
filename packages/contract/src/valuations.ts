import { NO_VALUE_REASONS } from '@alpha/engine/valuation';
import { z } from 'zod';

const usd = z.number();

/** A sale behind an estimated value. */
const comparable = z.object({
  id: z.number().int(),
  address: z.string(),
  city: z.string(),
  distance_km: z.number(),
  sold_on: z.string(),
  sold_price: usd,
  total_sqft: z.number(),
  /** The price brought forward by the area's index, and the same for a property of this size. */
  brought_forward: usd,
  adjusted: usd,
  /** A fraction; all of them add up to 1. */
  weight: z.number(),
});

/** The estimated value of a property, with the range made to contain `share` of sale prices. */
export const valuation = z.object({
  value: usd,
  low: usd,
  high: usd,
  share: z.number(),
  as_of: z.string(),
  /** Heaviest first. */
  comparables: z.array(comparable),
});
export type PropertyValuation = z.infer<typeof valuation>;

/** Why there is no estimated value. `soon`: not computed yet. */
export const noValueReason = z.enum([...NO_VALUE_REASONS, 'sold', 'not_allowed', 'kind', 'soon']);
export type NoEstimateReason = z.infer<typeof noValueReason>;
