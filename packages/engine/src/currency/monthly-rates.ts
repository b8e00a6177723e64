import { type IndexPoint, valuesByMonth } from '../city/index-points.ts';
import { log } from '../exact-math/log.ts';

/** Log of a rate at the end of each month, from the first to the last one; null where there is none. */
export type MonthlyRates = { logs: readonly (number | null)[] };

/** The last rate of each month, of points in the order of their dates; null without any. */
export function monthlyRates(points: readonly IndexPoint[]): MonthlyRates | null {
  const byMonth = valuesByMonth(points);
  const months = [...byMonth.keys()];
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const logs = Array.from({ length: last - first + 1 }, (_, i) => {
    const rate = byMonth.get(first + i);
    return rate === undefined ? null : log(rate);
  });
  return { logs };
}
