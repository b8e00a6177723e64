import { log } from '../exact-math/log.ts';
import { type IndexPoint, valuesByMonth } from './index-points.ts';

/** A stretch of an index, year by year. */
export type WorstPath = {
  /** Months, YYYY-MM. */
  from: string;
  to: string;
  /** Value ÷ value at the start, years 0 to n: 1 first. */
  levels: number[];
};

/**
 * The stretch of `years` years in an area's history at whose end prices were lowest against its
 * start; null when no stretch has a value at every year. For an area's own metro only: the average of
 * a state hides the worst. Formula page: docs/formulas/worst-path.md
 */
export function worstPath(points: readonly IndexPoint[], years: number): WorstPath | null {
  const byMonth = valuesByMonth(points);
  let worst: { month: number; change: number; levels: number[] } | null = null;
  for (const [month, start] of [...byMonth].sort(([a], [b]) => a - b)) {
    const levels = Array.from({ length: years + 1 }, (_, year) => {
      const value = byMonth.get(month + 12 * year);
      return value === undefined ? Number.NaN : value / start;
    });
    const change = log(levels.at(-1) as number);
    if (levels.some(Number.isNaN) || (worst && change >= worst.change)) continue;
    worst = { month, change, levels };
  }
  if (!worst) return null;
  const { month, levels } = worst;
  return { from: monthName(month), to: monthName(month + 12 * years), levels };
}

function monthName(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}
