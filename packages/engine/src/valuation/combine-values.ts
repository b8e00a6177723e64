import { exp } from '../exact-math/exp.ts';
import { VALUATION_RULES as RULES } from './valuation-rules.ts';

/**
 * Weights that add up to 1 and are at most `maxWeight`, from their logarithms (highest first). What
 * a sale would weigh above that goes to the lighter ones in proportion.
 */
export function weightsOf(scores: readonly number[]): number[] {
  const top = scores[0] ?? 0;
  const raw = scores.map((score) => exp(score - top));
  // Sums from the lightest on: subtracting from a total would lose the digits of light ones.
  const rest = raw.slice();
  for (let i = rest.length - 2; i >= 0; i -= 1)
    rest[i] = (raw[i] as number) + (rest[i + 1] as number);
  let left = 1;
  return raw.map((weight, i) => {
    const share = Math.min(RULES.maxWeight, (left * weight) / (rest[i] as number));
    left -= share;
    return share;
  });
}

/** ln of the value and half the width of its range, from ln values and their weights. */
export function combineValues(
  logs: readonly number[],
  weights: readonly number[],
): { logValue: number; halfWidth: number } {
  const middle = weightedMedian(logs, weights);
  const reach = RULES.outlierLog;
  // The clip follows the median, so a higher price of any comparable never lowers the value.
  const clipped = logs.map((value) => Math.min(middle + reach, Math.max(middle - reach, value)));
  let logValue = 0;
  let squares = 0;
  for (const [i, weight] of weights.entries()) {
    logValue += weight * (clipped[i] as number);
    squares += weight * weight;
  }
  let variance = 0;
  for (const [i, weight] of weights.entries())
    variance += weight * ((clipped[i] as number) - logValue) ** 2;
  const count = 1 / squares;
  const { priorCount, priorSpread, intervalWidth } = RULES;
  const spread = (priorCount * priorSpread ** 2 + count * variance) / (priorCount + count);
  return { logValue, halfWidth: intervalWidth * Math.sqrt(spread * (1 + 1 / count)) };
}

function weightedMedian(values: readonly number[], weights: readonly number[]): number {
  const order = values
    .map((_, i) => i)
    .sort((a, b) => (values[a] as number) - (values[b] as number));
  let sum = 0;
  for (const i of order) {
    sum += weights[i] as number;
    if (sum >= 0.5) return values[i] as number;
  }
  return values[order.at(-1) as number] as number;
}
