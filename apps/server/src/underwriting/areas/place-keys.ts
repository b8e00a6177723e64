import { cityKey } from './fold-city.ts';

/**
 * One source says `Miami, FL`, another `Miami-Fort Lauderdale-Pompano Beach, FL`, a third
 * `Miami-Miami Beach-Kendall, FL (MSAD)`: the key of a metro is its first city and first state.
 */
export function metroKey(metro: string): string | null {
  const [, cities, states] =
    /^(.+),\s*([A-Z]{2})\b/.exec(metro.replace(/\(.*?\)/g, '').trim()) ?? [];
  const first = cities?.split(/[-/–]/)[0];
  return first && states ? cityKey(first, states) : null;
}

/** Same key for `Miami-Dade County` and `Miami-Dade`. */
export const countyInState = (county: string, state: string): string =>
  cityKey(county.replace(/\s+(county|parish|borough|census area|municipality)$/i, ''), state);
