import { z } from 'zod';

/** Value ÷ value at the start, year by year; months are YYYY-MM. */
const worstPath = z.object({ from: z.string(), to: z.string(), levels: z.array(z.number()) });

/**
 * The price history that the planned appreciation comes from. `gap` and `last_year_growth` are
 * natural logs, the rest fractions a year.
 */
export const priceHistory = z.object({
  /** Whose history it is: the city's own, or that of its metro, its state or the country. */
  level: z.enum(['area', 'metro', 'state', 'nation']),
  place: z.string(),
  source: z.enum(['zillow', 'fhfa', 'demo']),
  /** Number of metros that a state or the country is the average of; null for a series of its own. */
  metros: z.number().int().nullable(),
  since: z.string(),
  as_of: z.string(),
  years: z.number(),
  /** Distance from the usual level: 0.2 is 22 % above. */
  gap: z.number(),
  last_year_growth: z.number(),
  swing: z.number(),
  planned_growth: z.number(),
  /** Average growth of the whole history; null with less than ten years. */
  long_run_growth: z.number().nullable(),
  /** False: inflation was not known for the whole time, so the usual level grows by 3.5 % a year. */
  is_after_inflation: z.boolean(),
  /** Worst stretches of the property's own metro; null where that is not known. */
  worst: z
    .object({
      /** The metro and the index; null where only the stretches are known. */
      metro: z.string().nullable(),
      source: z.enum(['zillow', 'fhfa', 'demo']).nullable(),
      five_years: worstPath.nullable(),
      ten_years: worstPath.nullable(),
    })
    .nullable(),
});
export type PriceHistory = z.infer<typeof priceHistory>;
