import type { PropertyDetail } from '@alpha/contract';

/** A probability as "n of 100"; 0 and 100 only if exact. */
export function ofHundred(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** Simulations that lose, of 100; with the count of gains it adds up to 100. */
export const lossesOf100 = (chanceOfLoss: number): number => 100 - ofHundred(1 - chanceOfLoss);

/** Of simulated decades that end without a gain; the complement of the stored figure. */
export const chanceOfLoss = (chanceOfGain: number | null | undefined): number | null =>
  chanceOfGain == null ? null : 1 - chanceOfGain;

/** The model name contains the number of simulated decades: `sobol-16384-2`. */
const DECADES_IN_NAME = /-(\d{4,})-/;

/** From the distribution if there is one, else from the model name. */
export function simulatedDecades({
  value_distribution,
  model,
}: Pick<PropertyDetail, 'value_distribution' | 'model'>): number | null {
  const counted = value_distribution?.counts.reduce((sum, count) => sum + count, 0);
  if (counted) return counted;
  const named = DECADES_IN_NAME.exec(model?.version ?? '')?.[1];
  return named ? Number(named) : null;
}

/** Percentile as displayed, in whole percent; 100 only if it beats all others. */
export function beatenPercent(percentile: number): number {
  return ofHundred(percentile / 100);
}
