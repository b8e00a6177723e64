import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './paging.ts';

/** Why a property for sale has no analysis. */
export const ANALYSIS_BLOCKERS = [
  /** The source does not allow the listing or its address to be shown on the internet. */
  'hidden',
  /** No rent, and no data nearby to estimate one from. */
  'rent',
  /** Neither rent nor bedrooms are known. */
  'rooms',
  /** Land, parking and other types that are not rented as homes. */
  'kind',
  /** Price or rent is outside the range of the model. */
  'price',
  /** The seller allows no estimate. */
  'forbidden',
  /** Queued for analysis. */
  'waiting',
] as const;
export type AnalysisBlocker = (typeof ANALYSIS_BLOCKERS)[number];

const count = z.number().int();

export const getListingImportOutcome = endpoint({
  id: 'getListingImportOutcome',
  method: 'GET',
  path: '/api/imports/:id/outcome',
  access: 'listing:import',
  summary: 'The outcome of an import: its listings in the explorer, or the market data it updated.',
  params: z.strictObject({ id: rowId }),
  response: z.object({
    /** For sale and added or changed by the import; for a dry run, those that would be. */
    homes: z.object({
      total: count,
      analyzed: count,
      blockers: z.object({
        hidden: count,
        rent: count,
        rooms: count,
        kind: count,
        price: count,
        forbidden: count,
        waiting: count,
      } satisfies Record<AnalysisBlocker, typeof count>),
      /** Added or changed but not for sale: sold, pending, off market. */
      others: count,
      /** Cities of the properties without a rent: how many, and the first names. */
      without_rents: z.object({ places: z.array(z.string()), total: count }),
    }),
    /** The city with most of the properties that the explorer shows. */
    city: z.string().nullable(),
    /** Market files: places with listings for sale, and how many of them use imported figures. */
    places: z
      .object({
        total: count,
        values: count,
        rents: count,
        appreciation: count,
        /** The largest of these places. */
        without_rents: z.array(z.string()),
      })
      .nullable(),
    /** Dry run of a market file: number of places that would get other figures. */
    places_to_change: count.nullable(),
    /**
     * Mortgage rate files: the rate in use, or after a dry run the rate that would be; percent per
     * year.
     */
    rate: z
      .object({
        apr_percent: z.number(),
        /** The survey's average, and the surcharge for foreign buyers. */
        average_percent: z.number(),
        spread_points: z.number(),
        as_of: z.string(),
      })
      .nullable(),
    /** Files of exchange rates: the latest rate of each currency, or what it would be. */
    exchange: z
      .array(
        z.object({
          currency: z.string(),
          per_usd: z.number(),
          /** First and last day of its history. */
          since: z.string(),
          as_of: z.string(),
          /** Made up for the demo, not from a file. */
          is_demo: z.boolean(),
        }),
      )
      .nullable(),
  }),
});
