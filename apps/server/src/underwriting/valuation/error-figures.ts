import { median } from '@alpha/engine/city';
import type { Valuation } from '@alpha/engine/valuation';

/** A sale and its valuation as of the day it closed. */
export type Tested = { price: number; valuation: Valuation };

/** Shares are fractions; null without any valued sale. An error is |value − price| ÷ price. */
export type ErrorFigures = {
  tested: number;
  valued: number;
  medianError: number | null;
  within10: number | null;
  within20: number | null;
  /** Sales whose price is within the range. */
  inRange: number | null;
  /** Sales without a value, by reason. */
  reasons: Record<string, number>;
};

export function errorFigures(tested: readonly Tested[]): ErrorFigures {
  const errors: number[] = [];
  const reasons: Record<string, number> = {};
  let inRange = 0;
  for (const { price, valuation } of tested) {
    if (valuation.value === null) {
      reasons[valuation.reason] = (reasons[valuation.reason] ?? 0) + 1;
      continue;
    }
    errors.push(Math.abs(valuation.value - price) / price);
    if (valuation.low <= price && price <= valuation.high) inRange += 1;
  }
  const shareOf = (count: number) => (errors.length > 0 ? count / errors.length : null);
  const within = (limit: number) => shareOf(errors.filter((error) => error <= limit).length);
  return {
    tested: tested.length,
    valued: errors.length,
    medianError: median(errors),
    within10: within(0.1),
    within20: within(0.2),
    inRange: shareOf(inRange),
    reasons,
  };
}
