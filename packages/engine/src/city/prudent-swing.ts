import { log } from '../exact-math/log.ts';
import { DEFAULT_MARKET } from '../market/market-parameters.ts';
import { type IndexPoint, valuesByMonth } from './index-points.ts';

const LEAST_YEARS = 3;
/** Years of history that weigh as much as the published assumption. */
const HALF_WEIGHT_YEARS = 10;

/**
 * Standard deviation of an area's yearly log price change, a fraction, for the simulation: measured
 * over twelve months, because a smoothed index understates monthly changes, and shrunk toward the
 * published assumption where the history is short. Null with less than three years.
 * Formula page: docs/formulas/prudent-swing.md
 */
export function prudentSwing(points: readonly IndexPoint[]): number | null {
  const byMonth = valuesByMonth(points);
  const months = [...byMonth.keys()].sort((a, b) => a - b);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const years = (last - first) / 12;
  const changes = months.flatMap((month) => {
    const before = byMonth.get(month - 12);
    return before ? [log((byMonth.get(month) as number) / before)] : [];
  });
  if (years < LEAST_YEARS || changes.length < 2) return null;
  const mean = changes.reduce((sum, each) => sum + each, 0) / changes.length;
  const squares = changes.reduce((sum, each) => sum + (each - mean) * (each - mean), 0);
  const weight = years / (years + HALF_WEIGHT_YEARS);
  const published = DEFAULT_MARKET.volatility * DEFAULT_MARKET.volatility;
  return Math.sqrt(weight * (squares / (changes.length - 1)) + (1 - weight) * published);
}
