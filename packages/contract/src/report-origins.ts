import { z } from 'zod';

/** What a reader may ask "where is this from?" about; `others` is every assumption not named here. */
export const ORIGIN_FIGURES = [
  'list_price',
  'rent',
  'apr',
  'appreciation',
  'volatility',
  'property_tax',
  'insurance',
  'hoa',
  'home_values',
  'area_rents',
  'others',
] as const;

/** Where a figure of a report comes from, of which day it is, and whether it was measured. */
export const figureOrigin = z.object({
  figure: z.enum(ORIGIN_FIGURES),
  basis: z.enum(['measured', 'estimated', 'assumed']),
  source: z.enum([
    'listing',
    'comparables',
    'area_index',
    'zillow',
    'fhfa',
    'freddie_mac',
    'demo',
    /** The listing does not say; counted as none. */
    'unstated',
    'published',
  ]),
  /** Of an index: `Miami, FL`, or a ZIP code. */
  place: z.string().nullable(),
  as_of: z.string().nullable(),
  /** First day of the history behind it. */
  since: z.string().nullable(),
  /** Comparable homes. */
  count: z.number().int().nullable(),
});
export type FigureOrigin = z.infer<typeof figureOrigin>;
export type OriginFigure = FigureOrigin['figure'];
