import { z } from 'zod';
import { endpoint } from './endpoint.ts';
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
