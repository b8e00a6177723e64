import { z } from 'zod';
import { areaFact } from './area-facts.ts';

const usd = z.number();

/** `center`: of the city. Others come from imported files of places. */
const DISTANCE_KINDS = ['coast', 'airport', 'center'] as const;

const distance = z.object({
  kind: z.enum(DISTANCE_KINDS),
  /** `Miami (MIA)`, `Hialeah`; null for the coast. */
  name: z.string().nullable(),
  km: z.number(),
  latitude: z.number(),
  longitude: z.number(),
  /** Known to about a kilometer. */
  is_rough: z.boolean(),
  source: z.string(),
  /** Day of the data; null when the source does not say. */
  as_of: z.string().nullable(),
});
export type SurroundingsDistance = z.infer<typeof distance>;

const COMPARABLE_KINDS = ['sale', 'rent'] as const;

const comparable = z.object({
  id: z.number().int(),
  kind: z.enum(COMPARABLE_KINDS),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  is_place_approximate: z.boolean(),
  /** The price it sold for, or its monthly rent. */
  price: usd,
  /** Day of the sale or of the rent. */
  date: z.string().nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  total_sqft: z.number().nullable(),
  distance_km: z.number(),
});
export type SurroundingsComparable = z.infer<typeof comparable>;

/** Where a property is: what is near, and what sold and rented near it. */
export const surroundings = z.object({
  distances: z.array(distance),
  /** Named figures of its area, in the order of the files. */
  facts: z.array(areaFact),
  /** Nearest first, sales before rents. */
  comparables: z.array(comparable),
});
export type Surroundings = z.infer<typeof surroundings>;
