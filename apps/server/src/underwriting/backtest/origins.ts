import { logAt, type MetroHistory } from './metro-history.ts';
import { quarterNumber } from './quarters.ts';

/** Before it, few metros have an index. */
export const FIRST_ORIGIN = quarterNumber(1985, 1);
/** Five years of quarters. */
export const LEAST_QUARTERS = 20;
/** Years ahead at which forecasts are judged. */
export const HORIZONS = [1, 3, 5, 10] as const;
export type Horizon = (typeof HORIZONS)[number];

/**
 * Quarters at whose end a forecast is possible: at least five years of quarters are known, and the value
 * of a year before.
 */
export function originsOf(metro: MetroHistory): number[] {
  const origins: number[] = [];
  let known = 0;
  for (let i = 0; i < metro.logs.length; i += 1) {
    if (Number.isNaN(metro.logs[i])) continue;
    known += 1;
    const quarter = metro.firstQuarter + i;
    const hasYearBefore = !Number.isNaN(logAt(metro, quarter - 4));
    if (quarter >= FIRST_ORIGIN && known >= LEAST_QUARTERS && hasYearBefore) origins.push(quarter);
  }
  return origins;
}
