import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { doubts } from './plausibility-reason.ts';
import { LISTING_STATUSES } from './property-types.ts';

export const propertyImage = z.object({
  image_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  is_illustration: z.boolean(),
});

/** The eight figures of a listing card. Rates are fractions, ROI figures percent, money USD. */
export const listingEstimates = z.object({
  list_price: z.number(),
  downpayment: z.number(),
  downpayment_percentage: z.number(),
  estimated_roi_percentage: z.number(),
  annualized_roi_percentage: z.number(),
  appreciation_rate_annual: z.number(),
  monthly_rental_income: z.number(),
  net_profit: z.number(),
});

/** What ten years end with, before taxes, the property sold at the end. USD; not in the specification. */
export const tenYearOutcome = z.object({
  /** Net result of the simulations, with its sign: the middle one and the range of 90 of 100. */
  result_median: z.number(),
  result_percentile_5: z.number(),
  result_percentile_95: z.number(),
  /** Fraction of the simulations that end without a gain. */
  chance_of_loss: z.number(),
  /** Year 1 of the plan, a month, with its sign. */
  cash_flow_monthly: z.number(),
  /** Down payment and closing costs. */
  cash_to_close: z.number(),
  /** What the negative years of the plan take besides; 0 for none. */
  cash_added: z.number(),
});
export type TenYearOutcome = z.infer<typeof tenYearOutcome>;

export const listing = z.object({
  id: z.number().int(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  images: z.array(propertyImage),
  /** The asking price; of a sold property the last one. */
  list_price: z.number(),
  /** From comparable sales; `null` without an estimate. */
  estimated_value: z.number().nullable(),
  status: z.enum(LISTING_STATUSES),
  sold_price: z.number().nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  total_sqft: z.number().nullable(),
  type: z.string(),
  /** This and all estimates are `null` if the owner does not allow them. */
  net_profit_10_year: z.number().nullable(),
  /** First year with positive cash flow; `null` is shown as N/A. */
  profit_year: z.number().int().nullable(),
  average_roi_per_year: z.number().nullable(),
  total_roi: z.number().nullable(),
  rent_estimate_percentile_75: z.number().nullable(),
  propertyEstimates: listingEstimates.nullable(),
  outcome: tenYearOutcome.nullable(),
  doubts,
});
export type Listing = z.infer<typeof listing>;

export const listCities = endpoint({
  id: 'listCities',
  method: 'GET',
  path: '/api/citiesList',
  access: 'public',
  summary: 'Cities with active listings, in alphabetical order.',
  response: z.array(z.string()),
});

export const listRandomProperties = endpoint({
  id: 'listRandomProperties',
  method: 'GET',
  path: '/api/properties/random',
  access: 'public',
  summary: 'Nine random active listings with pictures.',
  response: z.array(listing),
});
