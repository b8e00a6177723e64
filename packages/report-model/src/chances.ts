import type { PropertyDetail } from '@alpha/contract';

/** A chance as "so many of 100"; never none or all of them unless it is so. */
export function ofHundred(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** `sobol-16384-1`: the number of simulated decades is part of the model's name. */
const DECADES_IN_NAME = /-(\d{4,})-/;

/** As counted in the distribution; without one, as the model's name says. */
export function simulatedDecades({
  value_distribution,
  model,
}: Pick<PropertyDetail, 'value_distribution' | 'model'>): number | null {
  const counted = value_distribution?.counts.reduce((sum, count) => sum + count, 0);
  if (counted) return counted;
  const named = DECADES_IN_NAME.exec(model?.version ?? '')?.[1];
  return named ? Number(named) : null;
}

/** The share of homes beaten as it is printed, in whole percent; 100 only for who beats all of them. */
export function beatenPercent(percentile: number): number {
  return ofHundred(percentile / 100);
}
