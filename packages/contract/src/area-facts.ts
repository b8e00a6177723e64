import { z } from 'zod';

/** How a column of a file of area facts is written. Percent: 12.5 is 12.5 %. */
export const AREA_FACT_UNITS = ['number', 'percent', 'usd', 'text'] as const;
export type AreaFactUnit = (typeof AREA_FACT_UNITS)[number];

/** The nearest comes first: a ZIP code's own figure is used before its city's. */
export const AREA_FACT_SCOPES = ['zip', 'city', 'county', 'metro', 'state'] as const;
export type AreaFactScope = (typeof AREA_FACT_SCOPES)[number];

/** One named figure of the area a property is in, as an imported file states it. */
export const areaFact = z.object({
  key: z.string(),
  label_en: z.string(),
  label_es: z.string(),
  unit: z.enum(AREA_FACT_UNITS),
  value: z.union([z.number(), z.string()]),
  scope: z.enum(AREA_FACT_SCOPES),
  /** `33136`, `Miami, FL`. */
  place: z.string(),
  source: z.string(),
  as_of: z.string(),
});
export type AreaFact = z.infer<typeof areaFact>;
