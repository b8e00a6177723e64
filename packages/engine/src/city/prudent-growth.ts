import { DEFAULT_ASSUMPTIONS } from '../assumptions.ts';
import { exp } from '../exact-math/exp.ts';
import { log } from '../exact-math/log.ts';
import { type IndexPoint, valuesByMonth } from './index-points.ts';

/** A shorter history is one boom or one bust and does not predict the next ten years. */
const LEAST_YEARS = 10;
/** Years of history that weigh as much as the published assumption. */
const HALF_WEIGHT_YEARS = 100;
/** Bounds of the result, whatever the history. */
const LEAST = 0.02;
const MOST = 0.05;

/**
 * Appreciation to plan with, a fraction a year, from the whole history of an index: the lower of its
 * trend and its growth from end to end, shrunk strongly toward the published assumption, because past
 * growth of a place predicts little of its next ten years. Null with less than ten years.
 * Formula page: docs/formulas/prudent-growth.md
 */
export function prudentGrowth(points: readonly IndexPoint[]): number | null {
  const byMonth = valuesByMonth(points);
  const months = [...byMonth.keys()].sort((a, b) => a - b);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const years = (last - first) / 12;
  if (years < LEAST_YEARS) return null;
  const logs = months.map((month) => log(byMonth.get(month) as number));
  const endToEnd = ((logs.at(-1) as number) - (logs[0] as number)) / years;
  const seen = exp(Math.min(endToEnd, trend(months, logs))) - 1;
  const weight = years / (years + HALF_WEIGHT_YEARS);
  const published = DEFAULT_ASSUMPTIONS.appreciationRateAnnual;
  return Math.min(MOST, Math.max(LEAST, published + weight * (seen - published)));
}

/** Slope a year of the straight line through the logarithms. */
function trend(months: readonly number[], logs: readonly number[]): number {
  const n = months.length;
  const meanMonth = months.reduce((sum, month) => sum + month, 0) / n;
  const meanLog = logs.reduce((sum, value) => sum + value, 0) / n;
  let together = 0;
  let spread = 0;
  months.forEach((month, i) => {
    const away = month - meanMonth;
    together += away * ((logs[i] as number) - meanLog);
    spread += away * away;
  });
  return (12 * together) / spread;
}
