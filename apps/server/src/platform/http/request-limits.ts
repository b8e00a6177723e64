/**
 * Requests a minute from one address for pages and pictures: enough for an office of fifty people behind
 * one address. What is expensive among them waits in turn (`expensiveWork`).
 */
export const PAGES_PER_MINUTE = 3_000;
export const PICTURES_PER_MINUTE = 12_000;

/** For a route's `config`. */
export const limitedTo = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } });
