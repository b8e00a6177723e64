import type { PropertyReport } from '@alpha/contract';

type Volatility = {
  value: number;
  min: number;
  max: number;
  /** Position of the value between min and max, 0 to 1. */
  place: number;
};

/** Percent; null when the area's volatility or the range is unknown. */
export function volatilityOf({ property, volatility_stats }: PropertyReport): Volatility | null {
  const value = property.location_volatility.volatility_std_dev;
  const { min_volatility: min, max_volatility: max } = volatility_stats;
  if (value === null || min === null || max === null || max <= min) return null;
  return { value, min, max, place: Math.min(1, Math.max(0, (value - min) / (max - min))) };
}
