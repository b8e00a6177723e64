import { z } from 'zod';

/** Figures with a source; `others` is every other assumption. */
export const ORIGIN_FIGURES = [
  'list_price',
  'estimated_value',
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

/**
 * Source of a report figure, its date, and how it is known. `measured`: a published series. `stated`: somebody says so,
 * as a listing its price and rent; nobody has measured it.
 */
export const figureOrigin = z.object({
  figure: z.enum(ORIGIN_FIGURES),
  basis: z.enum(['measured', 'stated', 'estimated', 'assumed']),
  source: z.enum([
    'listing',
    /** Set by staff instead of what the listing states. */
    'staff',
    'comparables',
    /** Comparable sales behind an estimated value. */
    'sales',
    'area_index',
    'zillow',
    'fhfa',
    'freddie_mac',
    'demo',
    /** Not stated in the listing; counted as zero. */
    'unstated',
    'published',
  ]),
  /** Region of an index: `Miami, FL`, or a ZIP code. */
  place: z.string().nullable(),
  as_of: z.string().nullable(),
  /** First day of its history. */
  since: z.string().nullable(),
  /** Number of comparables. */
  count: z.number().int().nullable(),
});
export type FigureOrigin = z.infer<typeof figureOrigin>;
export type OriginFigure = FigureOrigin['figure'];
