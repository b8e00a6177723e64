import { z } from 'zod';
import { COMPARED_MAX } from './compare-limits.ts';
import { endpoint } from './endpoint.ts';
import { HOME_CURRENCIES } from './exchange-rates.ts';
import { language } from './language.ts';
import { tokenParams } from './paging.ts';
import { propertyImage, tenYearOutcome } from './properties.ts';
import { LISTING_STATUSES } from './property-types.ts';
import { scenarioChanges } from './scenarios.ts';
import { text } from './text.ts';

const usd = z.number();
const percent = z.number();

/** How near two properties are for the correlation of their prices. */
export const BUNDLE_DISTANCES = ['area', 'metro', 'state', 'country'] as const;

/** One column of a comparison. */
const comparedHome = z.object({
  id: z.number().int(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  image: propertyImage.nullable(),
  status: z.enum(LISTING_STATUSES),
  list_price: usd,
  sold_price: usd.nullable(),
  /** From comparable sales; `null` without an estimate. */
  estimated_value: usd.nullable(),
  type: z.string(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  total_sqft: z.number().nullable(),
  year_built: z.number().int().nullable(),
  /** While it is for sale; `null` if the source names no day. */
  days_on_market: z.number().int().nullable(),
  /** To the sea, a bay or a tidal river; `null` far inland and where the coordinates are rough. */
  coast_km: z.number().nullable(),
  /** A month; `null`: not stated. */
  hoa_monthly: usd.nullable(),
  /** 0 to 100, the order of the explorer; only for listings on the market, under our assumptions. */
  relevance: z.number().nullable(),
  /** `null` without an analysis. */
  figures: z
    .object({
      outcome: tenYearOutcome,
      /** Of the simulations that at least double the down payment; a fraction. */
      chance_of_doubling: z.number(),
      roi_yearly: percent,
      cap_rate: percent,
      rent_monthly: usd,
      /** Year 1. */
      taxes_yearly: usd,
      insurance_yearly: usd,
      downpayment_percentage: z.number(),
      /** `null` without a loan. */
      apr: percent.nullable(),
    })
    .nullable(),
});
export type ComparedHome = z.infer<typeof comparedHome>;

const bundleSpread = z.object({
  result_median: usd,
  result_percentile_5: usd,
  result_percentile_95: usd,
  chance_of_loss: z.number(),
});
export type BundleSpread = z.infer<typeof bundleSpread>;

/** The compared homes bought together, on one set of simulated markets; all for ten years. */
const comparedBundle = z.object({
  home_count: z.number().int(),
  /** Of all of them. */
  downpayment: usd,
  /** The same money in one home: the average over the homes. */
  single: bundleSpread,
  separate: bundleSpread,
  package: bundleSpread,
  /** Each distance that occurs, with how many pairs have it; nearest first. */
  pairs: z.array(
    z.object({
      distance: z.enum(BUNDLE_DISTANCES),
      count: z.number().int(),
      /** Of the yearly price shocks. */
      correlation: z.number(),
    }),
  ),
  /** Of a sale to a fund: fractions of the value, and a fixed cost in USD. */
  terms: z.object({
    premium_rate: z.number(),
    selling_rate: z.number(),
    packaging_rate: z.number(),
    packaging_cost: usd,
    fee_rate: z.number(),
  }),
});
export type ComparedBundle = z.infer<typeof comparedBundle>;

export const comparison = z.object({
  /** In the order they were asked for; left out: what may not be shown to who asks. */
  homes: z.array(comparedHome).max(COMPARED_MAX),
  /** What differs from our assumptions, the same for all homes; `null` for nothing. */
  changes: scenarioChanges.nullable(),
  /** Until the sale. */
  years: z.number().int(),
  /** Only if asked for, with two homes that have figures, and ten years until the sale. */
  bundle: comparedBundle.nullable(),
});
export type Comparison = z.infer<typeof comparison>;

/** Comma-separated; the same one twice counts once. */
const propertyIds = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,7}$/)
  .transform((list) => [...new Set(list.split(',').map(Number))])
  .pipe(z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(COMPARED_MAX));

/** The query of the comparison’s page: assumptions, order, differences only. Unknown parts are ignored. */
const view = text(1_000).optional();
const bundle = z.enum(['0', '1']).optional();
const printed = {
  view,
  locale: language.default('en'),
  currency: z.enum(['USD', ...HOME_CURRENCIES]).optional(),
};

export const compareProperties = endpoint({
  id: 'compareProperties',
  method: 'GET',
  path: '/api/compare',
  access: 'property:read',
  summary: 'Up to eight properties side by side, under the same assumptions.',
  query: z.strictObject({ property_ids: propertyIds, view, bundle }),
  response: comparison,
});

export const printComparison = endpoint({
  id: 'printComparison',
  method: 'GET',
  path: '/api/compare/pdf',
  access: 'property:read',
  summary: 'The same as a PDF.',
  perMinute: 30,
  query: z.strictObject({ property_ids: propertyIds, ...printed }),
  produces: 'application/pdf',
  response: z.string(),
});

export const compareRoomHomes = endpoint({
  id: 'compareRoomHomes',
  method: 'GET',
  path: '/api/room/compare',
  access: 'room',
  summary:
    'Compares homes of the room: saved ones and those that were sent. All of them by default, up to eight.',
  perMinute: 120,
  query: z.strictObject({ property_ids: propertyIds.optional(), view, bundle }),
  response: comparison,
});

export const printRoomComparison = endpoint({
  id: 'printRoomComparison',
  method: 'GET',
  path: '/api/room/compare/pdf',
  access: 'room',
  summary: 'The same as a PDF.',
  perMinute: 20,
  query: z.strictObject({ property_ids: propertyIds.optional(), ...printed }),
  produces: 'application/pdf',
  response: z.string(),
});

export const compareSharedShortlist = endpoint({
  id: 'compareSharedShortlist',
  method: 'GET',
  path: '/api/shortlists/share/:token/compare',
  access: 'public',
  summary: 'Compares homes of a shared shortlist, all of them by default.',
  perMinute: 120,
  params: tokenParams,
  query: z.strictObject({ property_ids: propertyIds.optional(), view, bundle }),
  response: comparison,
});

export const printSharedComparison = endpoint({
  id: 'printSharedComparison',
  method: 'GET',
  path: '/api/shortlists/share/:token/compare/pdf',
  access: 'public',
  summary: 'The same as a PDF.',
  perMinute: 20,
  params: tokenParams,
  query: z.strictObject({ property_ids: propertyIds.optional(), ...printed }),
  produces: 'application/pdf',
  response: z.string(),
});
