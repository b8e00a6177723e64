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

/** What a file of the market tells about a place or a week. */
export const MARKET_MEASURES = [...SERIES_MEASURES, 'mortgage_rate'] as const;
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
    lack: z.enum(ANALYSIS_BLOCKERS).optional(),
  }),
  response: pageOf(
    z.object({
      id: z.number().int(),
      line: z.number().int().nullable(),
      verdict: z.enum(LISTING_VERDICTS),
      key: z.string().nullable(),
      property_id: z.number().int().nullable(),
      /** Of its home; as the row says it where the home is not ours. */
      address: z.string().nullable(),
      /** What the row said, as we read it, or what its home says by now; null where nothing could be read. */
      told: rowSnapshot.nullable(),
      /** Of a home that is changed by it, in figures and words. */
      changes: z.array(change),
      /** Of a file of the market: its latest value, and the latest one we had before. */
      figure: onDay.extend({ measure: z.enum(MARKET_MEASURES), was: onDay.nullable() }).nullable(),
      reasons: z.array(importReason),
      /** Why its home has no analysis by now; null where it has one, or is not for sale. */
      lack: z.enum(ANALYSIS_BLOCKERS).nullable(),
    }),
  ),
});
