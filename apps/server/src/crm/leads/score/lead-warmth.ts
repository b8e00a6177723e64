import { HALF_LIFE_DAYS } from '@alpha/contract';

const DAY_MS = 86_400_000;
const HALF_LIFE_MS = HALF_LIFE_DAYS * DAY_MS;
/** As in the database's `warmth_at`, which says why. */
const START_MS = Date.UTC(2026, 0, 1);
const MOST_HALF_LIVES = 1_000;

/** What an event of now adds to the sums on a lead; a stored sum divided by it is what it is worth now. */
export const warmthAt = (ms: number): number =>
  2 ** Math.max(-40, Math.min(MOST_HALF_LIVES, (ms - START_MS) / HALF_LIFE_MS));

export const quietDays = (since: Date, nowMs: number): number =>
  Math.max(0, (nowMs - since.getTime()) / DAY_MS);
