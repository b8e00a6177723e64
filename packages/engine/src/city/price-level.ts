import { log } from '../exact-math/log.ts';
import { type IndexPoint, valuesByMonth } from './index-points.ts';

/** Months that the last known year's inflation is carried on. */
const CARRIED_MONTHS = 24;

/**
 * Log of the consumer price index in any month: between two points on the straight line, after the
 * last one at the inflation of its last year for two years. Null outside.
 */
export function logPriceLevel(cpi: readonly IndexPoint[]): PriceLevel {
  const known = levels.get(cpi) ?? priceLevelOf(cpi);
  levels.set(cpi, known);
  return known;
}

type PriceLevel = (month: number) => number | null;

/** One series serves every area. */
const levels = new WeakMap<readonly IndexPoint[], PriceLevel>();

function priceLevelOf(cpi: readonly IndexPoint[]): PriceLevel {
  const points = [...valuesByMonth(cpi)]
    .map(([month, value]) => ({ month, level: log(value) }))
    .sort((a, b) => a.month - b.month);
  const last = points.at(-1);
  const yearBefore = points.findLast(({ month }) => last && month <= last.month - 12);
  const byMonth = new Map(points.map(({ month, level }) => [month, level]));
  return (month) => {
    const exact = byMonth.get(month);
    if (exact !== undefined || !last) return exact ?? null;
    if (month > last.month) {
      if (!yearBefore || month > last.month + CARRIED_MONTHS) return null;
      return onLine(yearBefore, last, month);
    }
    const after = points.findIndex((point) => point.month > month);
    const [low, high] = [points[after - 1], points[after]];
    return low && high ? onLine(low, high, month) : null;
  };
}

type Level = { month: number; level: number };

function onLine(from: Level, to: Level, month: number): number {
  return from.level + ((month - from.month) / (to.month - from.month)) * (to.level - from.level);
}
