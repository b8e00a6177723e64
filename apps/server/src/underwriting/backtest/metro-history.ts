import type { IndexPoint } from '@alpha/engine/city';
import { quarterEnd, quarterEndingOn } from './quarters.ts';

/** The price index of one metro. */
export type MetroHistory = {
  code: string;
  name: string;
  state: string;
  /** The index at quarter ends, in order; of a monthly one, too, only these. */
  points: readonly IndexPoint[];
  /** Log of the index at the end of each quarter since `firstQuarter`; NaN for a gap. */
  logs: Float64Array;
  firstQuarter: number;
};

/** Null without a value at the end of a quarter. */
export function metroHistory(
  metro: Pick<MetroHistory, 'code' | 'name' | 'state'>,
  points: readonly IndexPoint[],
): MetroHistory | null {
  const byQuarter = new Map<number, number>();
  for (const { date, value } of points) {
    const quarter = quarterEndingOn(date);
    if (quarter !== null && value > 0) byQuarter.set(quarter, value);
  }
  if (byQuarter.size === 0) return null;
  const quarters = [...byQuarter.keys()].sort((a, b) => a - b);
  const [first, last] = [quarters[0] as number, quarters.at(-1) as number];
  return {
    ...metro,
    points: quarters.map((quarter) => ({
      date: quarterEnd(quarter),
      value: byQuarter.get(quarter) as number,
    })),
    logs: Float64Array.from({ length: last - first + 1 }, (_, i) =>
      Math.log(byQuarter.get(first + i) ?? Number.NaN),
    ),
    firstQuarter: first,
  };
}

/** Log of the index at the end of a quarter; NaN when it is not known. */
export const logAt = ({ logs, firstQuarter }: MetroHistory, quarter: number): number =>
  logs[quarter - firstQuarter] ?? Number.NaN;

/** Log change over the next years; NaN when it is not known yet. */
export const changeAhead = (metro: MetroHistory, quarter: number, years: number): number =>
  logAt(metro, quarter + 4 * years) - logAt(metro, quarter);

/** What was known at the end of a quarter. */
export function pointsUntil(points: readonly IndexPoint[], quarter: number): readonly IndexPoint[] {
  const end = quarterEnd(quarter);
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] as IndexPoint).date <= end) low = middle + 1;
    else high = middle;
  }
  return points.slice(0, low);
}
