import { log } from '../exact-math/log.ts';

/** One value of an area's index; `date` is YYYY-MM-DD. */
export type IndexPoint = { readonly date: string; readonly value: number };

/** Months since year 0. */
export function monthOf(isoDate: string): number {
  return 12 * Number(isoDate.slice(0, 4)) + Number(isoDate.slice(5, 7)) - 1;
}

/**
 * Log change of each month against the one before, null where either month is missing: the list has
 * one entry per calendar month, so neighbors in the list are neighbors in time. For a quarterly
 * index `monthsApart` is 3 and the list has one entry per quarter.
 */
export function monthlyLogReturns(
  points: readonly IndexPoint[],
  monthsApart = 1,
): (number | null)[] {
  const byMonth = valuesByMonth(points);
  const months = [...byMonth.keys()].sort((a, b) => a - b);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: Math.floor((last - first) / monthsApart) }, (_, i) => {
    const before = byMonth.get(first + i * monthsApart);
    const after = byMonth.get(first + (i + 1) * monthsApart);
    return before && after ? log(after / before) : null;
  });
}

/** Values of zero or less count as missing. */
export function valuesByMonth(points: readonly IndexPoint[]): Map<number, number> {
  const byMonth = new Map<number, number>();
  for (const { date, value } of points) if (value > 0) byMonth.set(monthOf(date), value);
  return byMonth;
}
