/** One spelling of a place: accents, dots and short forms aside. */
export function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^st\b/, 'saint')
    .replace(/^ste\b/, 'sainte')
    .replace(/^ft\b/, 'fort')
    .replace(/^mt\b/, 'mount');
}

/** Names repeat between states: Miami is in Oklahoma too. */
export const placeInState = (name: string, state: string): string =>
  `${placeKey(name)}|${state.toLowerCase()}`;

/**
 * One source says `Miami, FL`, another `Miami-Fort Lauderdale-Pompano Beach, FL`, a third
 * `Miami-Miami Beach-Kendall, FL (MSAD)`: a metro is known by its first city and first state.
 */
export function metroKey(metro: string): string | null {
  const [, cities, states] =
    /^(.+),\s*([A-Z]{2})\b/.exec(metro.replace(/\(.*?\)/g, '').trim()) ?? [];
  const first = cities?.split(/[-/–]/)[0];
  return first && states ? placeInState(first, states) : null;
}

/** `Miami-Dade County` and `Miami-Dade` are one. */
export const countyInState = (county: string, state: string): string =>
  placeInState(county.replace(/\s+(county|parish|borough|census area|municipality)$/i, ''), state);
