/** Days are counted from 1970-01-01. */
export type Day = number;

type Place = { latitude: number; longitude: number };

export type HomeToValue = Place & {
  /** The center of its ZIP code or city: distances would mean nothing. */
  isPlaceApproximate?: boolean;
  kind: string;
  sizeSqft: number | null;
  yearBuilt: number | null;
  /** Sales with the same key are the home's own and are left out. */
  homeKey: string;
};

export type ComparableSale = Place & {
  id: number;
  kind: string;
  sizeSqft: number;
  yearBuilt: number | null;
  homeKey: string;
  soldOn: Day;
  /** USD. */
  price: number;
};

/** A price index: ln of its values, by day, in order. */
export type PriceIndex = { days: readonly Day[]; logs: readonly number[] };

export type ValuationTerms = {
  asOf: Day;
  /** Sales become known this many days after they closed; 0 when all given ones are known. */
  knownAfterDays?: number;
};

export type Comparable = {
  id: number;
  distanceKm: number;
  /** USD, at prices of the index's last day. */
  broughtForward: number;
  /** USD: the same for a home of this size. */
  adjusted: number;
  /** All weights add up to 1. */
  weight: number;
};

export const NO_VALUE_REASONS = [
  'place_unknown',
  'size_unknown',
  'no_index',
  'index_too_old',
  'too_few_sales',
] as const;
export type NoValueReason = (typeof NO_VALUE_REASONS)[number];

/** `value`, `low` and `high` in USD; heaviest comparable first. */
export type Valuation =
  | { value: number; low: number; high: number; comparables: Comparable[]; reason: null }
  | { value: null; reason: NoValueReason };
