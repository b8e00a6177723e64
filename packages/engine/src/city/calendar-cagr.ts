import { expm1 } from '../exact-math/exp.ts';
import { log } from '../exact-math/log.ts';
import { type IndexPoint, monthOf } from './index-points.ts';

/** Null when the nearest point is further away than this. */
const MAX_GAP_MONTHS = 3;

/**
 * Growth a year, a fraction, from `years` before `asOf` to `asOf`, found by calendar date, not by
 * counting points. In a gap the nearest month is used, with the growth spread over the actual time
 * between the points. Null when no point is within 3 months of either end.
 * Formula page: docs/formulas/calendar-cagr.md
 */
export function calendarCagr(
  points: readonly IndexPoint[],
  years: number,
  asOf: string,
): number | null {
  const end = monthOf(asOf);
  const last = nearest(points, end, asOf);
  const first = nearest(points, end - 12 * years, asOf);
  if (!last || !first) return null;
  const months = monthOf(last.date) - monthOf(first.date);
  if (months <= 0) return null;
  return expm1((12 / months) * log(last.value / first.value));
}

/** Closest month that is not after `asOf`; the earlier one when two are equally close. */
function nearest(points: readonly IndexPoint[], month: number, asOf: string): IndexPoint | null {
  let best: IndexPoint | null = null;
  let bestKey = MAX_GAP_MONTHS + 0.75;
  for (const point of points) {
    if (point.date > asOf || !(point.value > 0)) continue;
    const gap = monthOf(point.date) - month;
    const key = gap > 0 ? gap + 0.5 : -gap;
    if (key < bestKey) [best, bestKey] = [point, key];
  }
  return best;
}
