import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './paging.ts';

/** Why an active listing has no analysis. */
export const HOME_LACKS = [
  /** The source does not allow online display of the listing or its address. */
  'hidden',
  /** No rent, and no data nearby to estimate one. */
  'rent',
  /** Neither rent nor bedrooms. */
  'rooms',
  /** Land, parking and other types that are not rented as homes. */
  'kind',
  /** Price or rent outside the model's input range. */
  'price',
  /** The owner allows no estimates. */
  'forbidden',
  /** Not analyzed yet. */
  'waiting',
] as const;
export type HomeLack = (typeof HOME_LACKS)[number];

const count = z.number().int();

export const getListingImportOutcome = endpoint({
  id: 'getListingImportOutcome',
  method: 'GET',
  path: '/api/imports/:id/outcome',
  access: 'listing:import',
  summary: 'The outcome of an import: its listings in the explorer, or the market data it updated.',
  params: z.strictObject({ id: rowId }),
  response: z.object({
    /** Active listings added or changed by the import; in a preview, those that would be. */
    homes: z.object({
      total: count,
      analysed: count,
      lacks: z.object({
        hidden: count,
        rent: count,
        rooms: count,
        kind: count,
        price: count,
        forbidden: count,
        waiting: count,
      } satisfies Record<HomeLack, typeof count>),
      /** Added or changed and not active: sold, pending, off the market. */
      others: count,
      /** Cities of listings without a rent: count, and the first names. */
      without_rents: z.object({ places: z.array(z.string()), total: count }),
    }),
    /** City with most of the listings shown in the explorer. */
    city: z.string().nullable(),
    /** Market files: number of areas with active listings that use imported figures. */
    places: z
      .object({
        total: count,
        values: count,
        rents: count,
        appreciation: count,
        /** The largest of them. */
        without_rents: z.array(z.string()),
      })
      .nullable(),
    /** Preview of a market file: number of areas whose figures would change. */
    places_to_change: count.nullable(),
    /** Mortgage rate files: the rate in use, or in a preview the rate that would be; percent per year. */
    rate: z
      .object({
        apr_percent: z.number(),
        /** The survey's average and the surcharge for foreign buyers. */
        average_percent: z.number(),
        spread_points: z.number(),
        as_of: z.string(),
      })
      .nullable(),
  }),
});
