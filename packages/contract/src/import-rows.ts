import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ANALYSIS_BLOCKERS } from './import-outcome.ts';
import { importReason, LISTING_VERDICTS } from './importing.ts';
import { pageOf, pageQuery, rowId } from './paging.ts';
import { LISTING_STATUSES, PROPERTY_TYPES } from './property-types.ts';
import { SERIES_MEASURES } from './zillow-measure.ts';

const params = z.strictObject({ id: rowId });

const rowSnapshot = z.object({
  /** The address in the row, if it differs from that of the property; else null. */
  address: z.string().nullable(),
  /** Null, like all fields below, if the row could not be read completely. */
  type: z.enum(PROPERTY_TYPES).nullable(),
  status: z.enum(LISTING_STATUSES).nullable(),
  price: z.number().nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  sqft: z.number().nullable(),
  lot_sqft: z.number().nullable(),
  rent: z.number().nullable(),
  hoa_monthly: z.number().nullable(),
  listed_on: z.string().nullable(),
  sold_price: z.number().nullable(),
  sold_on: z.string().nullable(),
});

/** Fields of a property whose changes are shown, in this order. */
export const CHANGED_FIELDS = [
  'address',
  'city',
  'state',
  'zip',
  'listPrice',
  'soldPrice',
  'status',
  'type',
  'beds',
  'baths',
  'sqft',
  'lotSqft',
  'yearBuilt',
  'hoaMonthly',
  'propertyTaxAnnual',
  'insuranceAnnual',
  'rent',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** A market file's value for a region, a week or a month. */
export const MARKET_MEASURES = [
  ...SERIES_MEASURES,
  'mortgage_rate',
  'consumer_prices',
  'exchange_rate',
] as const;
export type MarketMeasure = (typeof MARKET_MEASURES)[number];

/** Dollars, points of an index or percent a year. */
const onDay = z.object({ value: z.number(), day: z.string() });

const changed = z.union([z.string(), z.number()]).nullable();
const change = z.object({ field: z.enum(CHANGED_FIELDS), from: changed, to: changed });

export const listListingImportRows = endpoint({
  id: 'listListingImportRows',
  method: 'GET',
  path: '/api/imports/:id/rows',
  access: 'listing:import',
  summary: 'The result of each row, in file order.',
  params,
  query: z.strictObject({
    ...pageQuery,
    verdict: z.enum(LISTING_VERDICTS).optional(),
    blocker: z.enum(ANALYSIS_BLOCKERS).optional(),
  }),
  response: pageOf(
    z.object({
      id: z.number().int(),
      line: z.number().int().nullable(),
      verdict: z.enum(LISTING_VERDICTS),
      key: z.string().nullable(),
      property_id: z.number().int().nullable(),
      /** The property's address; the row's where there is no property. */
      address: z.string().nullable(),
      /** The row's values as read, or the property's current ones; null where nothing could be read. */
      snapshot: rowSnapshot.nullable(),
      /** Changes to an existing property. */
      changes: z.array(change),
      /** Market files: the latest value, and the latest one before the import. */
      figure: onDay.extend({ measure: z.enum(MARKET_MEASURES), was: onDay.nullable() }).nullable(),
      reasons: z.array(importReason),
      /** Why the property has no analysis; null where it has one or is not for sale. */
      blocker: z.enum(ANALYSIS_BLOCKERS).nullable(),
    }),
  ),
});
