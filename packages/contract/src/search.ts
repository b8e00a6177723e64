import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { decimal, signedDecimal, sortOrder, wholeNumber } from './paging.ts';
import { doubts } from './plausibility-reason.ts';
import { listing } from './properties.ts';
import { PROPERTY_TYPES } from './property-types.ts';
import {
  CITY_MAX_LENGTH,
  FILTER_MAX,
  POLYGON_MAX_POINTS,
  POLYGON_MIN_POINTS,
  SEARCH_SORTS,
  SEARCH_TEXT_MAX_LENGTH,
  type SearchParameter,
} from './search-parameters.ts';
import { text } from './text.ts';

const point = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type MapPoint = z.infer<typeof point>;

const points = z.array(point).min(POLYGON_MIN_POINTS).max(POLYGON_MAX_POINTS);

/** A JSON array of `{lat, lng}`, closed or not; `polygon[0][lat]=…` arrives here in the same form. */
const polygon = z
  .string()
  .max(60_000)
  .transform((json, ctx) => {
    try {
      return JSON.parse(json) as unknown;
    } catch {
      ctx.addIssue({ code: 'custom', params: { reason: 'invalid' } });
      return z.NEVER;
    }
  })
  .pipe(points);

/** `west,south,east,north` in degrees. */
const bounds = z
  .string()
  .max(200)
  .regex(/^-?\d{1,3}(\.\d{1,20})?(,-?\d{1,3}(\.\d{1,20})?){3}$/)
  .transform((value) => value.split(',').map(Number))
  .pipe(
    z.tuple([
      z.number().min(-180).max(180),
      z.number().min(-90).max(90),
      z.number().min(-180).max(180),
      z.number().min(-90).max(90),
    ]),
  );
export type MapBounds = z.output<typeof bounds>;

/** A rectangle that is not empty and does not cross the date line. */
const rectangle = bounds.refine(([west, south, east, north]) => west < east && south < north, {
  params: { reason: 'invalid' },
});

/** A technical limit above any price, not a business rule. */
const MOST_DOLLARS = 1_000_000_000_000;
const dollars = decimal(0, MOST_DOLLARS);
const atLeast = wholeNumber(1, 20);

/** Property types, comma-separated. */
const kinds = z
  .string()
  .max(100)
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(PROPERTY_TYPES)).min(1).max(PROPERTY_TYPES.length));

const squareFeet = wholeNumber(0, FILTER_MAX.sqft);
const year = wholeNumber(0, FILTER_MAX.year);

const conditionsBesideBudget = {
  /** A name of `/api/citiesList`. */
  city: text(CITY_MAX_LENGTH).optional(),
  beds: atLeast.optional(),
  baths: atLeast.optional(),
  cash_flow_first_year: z.enum(['0', '1']).optional(),
  search: text(SEARCH_TEXT_MAX_LENGTH).optional(),
  polygon: polygon.optional(),
  /** The visible part of a map: `west,south,east,north`. A drawn area takes its place. */
  within: rectangle.optional(),
  kinds: kinds.optional(),
  /** Asking price in whole dollars, as the card shows it. */
  price_min: dollars.optional(),
  price_max: dollars.optional(),
  /** Living area. */
  sqft_min: squareFeet.optional(),
  sqft_max: squareFeet.optional(),
  /** Year built. */
  year_min: year.optional(),
  year_max: year.optional(),
  /** USD a month, rounded up; 0: no HOA. */
  hoa_max: wholeNumber(0, FILTER_MAX.hoa).optional(),
  /** Days on market at most, by the calendar of New York. */
  days_max: wholeNumber(0, FILTER_MAX.days).optional(),
  /** Percent of the simulations that end without a gain, at most. */
  loss_max: decimal(0, 100).optional(),
  /** USD a month in year 1, at least; may be negative. */
  cash_flow_min: signedDecimal(-FILTER_MAX.cashFlow, FILTER_MAX.cashFlow).optional(),
  /** `1`: the estimated value is above the asking price. */
  under_value: z.enum(['0', '1']).optional(),
};

/**
 * What narrows a search; without order and page. Both ends of a range match. A listing whose value is unknown, or
 * whose owner allows no estimates, does not match a filter on it.
 */
export const searchConditions = {
  /** Initial investment: the down payment shown on the card. */
  investment_min: dollars.optional(),
  investment_max: dollars.optional(),
  ...conditionsBesideBudget,
};

export const listProperties = endpoint({
  id: 'listProperties',
  method: 'GET',
  path: '/api/properties',
  access: 'public',
  summary:
    'Active listings with ten-year figures: filters, text search, drawn area, part of a map, sorting, paging.',
  query: z.strictObject({
    ...searchConditions,
    sort_by: z.enum(SEARCH_SORTS).optional(),
    /** Default: `asc` for `chance_of_loss`, otherwise `desc`. */
    sort_order: sortOrder.optional(),
    page: wholeNumber(1, 1_000_000_000).optional(),
  } satisfies Record<SearchParameter, z.ZodType>),
  response: z.object({
    data: z.array(listing),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
    last_page: z.number().int(),
  }),
});

export const mapPin = z.object({
  id: z.number().int(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The location is the center of its zip code or city. */
  is_place_approximate: z.boolean(),
  list_price: z.number(),
  /** These four are `null` if the owner does not allow estimates. */
  annual_roi: z.number().nullable(),
  total_roi: z.number().nullable(),
  net_profit_10_year: z.number().nullable(),
  monthly_rent: z.number().nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  total_sqft: z.number().nullable(),
  type: z.string(),
  doubts,
});
export type MapPin = z.infer<typeof mapPin>;

export const mapCluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.number().int(),
  /** Bounds of its listings; a click zooms here. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type MapCluster = z.infer<typeof mapCluster>;

export const getPropertyMap = endpoint({
  id: 'getPropertyMap',
  method: 'GET',
  path: '/api/properties/map',
  access: 'public',
  summary:
    'All matches in view, as pins or clusters. Without `bounds`, the view that shows all of them.',
  query: z.strictObject({
    ...searchConditions,
    bounds: bounds.optional(),
    /** Zoom level for 512-pixel tiles, as in map libraries. */
    zoom: decimal(0, 24).optional(),
    /** Map size in pixels, for fitting all matches. */
    width: wholeNumber(1, 10_000).optional(),
    height: wholeNumber(1, 10_000).optional(),
  }),
  response: z.object({
    /** The view of this response. Without matches: the chosen city, or null. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
    zoom: z.number(),
    /** Matches in view. */
    total: z.number().int(),
    clusters: z.array(mapCluster),
    pins: z.array(mapPin),
  }),
});

export const getPropertySupply = endpoint({
  id: 'getPropertySupply',
  method: 'GET',
  path: '/api/properties/supply',
  access: 'public',
  summary:
    'Listings that match the other filters, by initial investment: in equal steps, and in buckets that fit them.',
  query: z.strictObject(conditionsBesideBudget),
  response: z.object({
    /** Bucket width in dollars, starting at 0. */
    step: z.number().int(),
    /** The last one includes everything above. */
    counts: z.array(z.number().int()),
    /** Lower ends of buckets of growing width; the last one includes everything above. Empty without listings. */
    edges: z.array(z.number().int()),
    fitted: z.array(z.number().int()),
  }),
});

export const citySummary = z.object({
  city: z.string(),
  state: z.string(),
  count: z.number().int(),
  median_price: z.number(),
  median_rent: z.number(),
  /** Percent over ten years. */
  median_roi: z.number(),
});
export type CitySummary = z.infer<typeof citySummary>;

export const getMarketToday = endpoint({
  id: 'getMarketToday',
  method: 'GET',
  path: '/api/market/today',
  access: 'property:read',
  summary: 'The app’s home screen: top listings, newest listings, every city.',
  response: z.object({
    total: z.number().int(),
    best: z.array(listing),
    newest: z.array(listing),
    cities: z.array(citySummary),
  }),
});
