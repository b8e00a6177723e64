import type { IndexPoint } from '../city/index-points.ts';
import { log } from '../exact-math/log.ts';
import type { Day, PriceIndex } from './valuation.types.ts';

const DAY_MS = 86_400_000;

/** `YYYY-MM-DD` → days since 1970-01-01. */
export const dayOf = (isoDate: string): Day => Math.floor(Date.parse(isoDate) / DAY_MS);

/**
 * An index as it was known on a day: points appear `lagDays` after their date. Without a day, all
 * points count. docs/formulas/price-index.md
 */
export function priceIndex(
  points: readonly IndexPoint[],
  known?: { asOf: Day; lagDays: number },
): PriceIndex {
  const sorted = points
    .filter(({ value }) => value > 0)
    .map(({ date, value }) => ({ day: dayOf(date), value }))
    .filter(({ day }) => known === undefined || day + known.lagDays <= known.asOf)
    .sort((a, b) => a.day - b.day);
  return { days: sorted.map(({ day }) => day), logs: sorted.map(({ value }) => log(value)) };
}

/** ln of the index on a day: on a line between its neighbors, level after the last point. */
export function logIndexAt({ days, logs }: PriceIndex, day: Day): number {
  let low = 0;
  let high = days.length - 1;
  if (day >= (days[high] as number)) return logs[high] as number;
  if (day <= (days[0] as number)) return logs[0] as number;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((days[middle] as number) <= day) low = middle;
    else high = middle;
  }
  const from = days[low] as number;
  const share = (day - from) / ((days[high] as number) - from);
  const start = logs[low] as number;
  return start + share * ((logs[high] as number) - start);
}
