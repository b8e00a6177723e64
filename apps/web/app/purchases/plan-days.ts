import type { PurchasePlan } from '@alpha/contract';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Step = PurchasePlan['steps'][number];

/** Whole days, from the first one on. */
export const daysSince = (at: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / DAY_MS));

/** The day on which a ready step is: the first, the second… */
export const dayOf = (readyAt: string, now: number): number => daysSince(readyAt, now) + 1;

/** Until a deadline: hours on its last two days, else days; null: it has passed. */
export function timeLeft(
  dueAt: string,
  now: number,
): { unit: 'hours' | 'days'; count: number } | null {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return null;
  return left < 2 * DAY_MS
    ? { unit: 'hours', count: Math.max(1, Math.floor(left / HOUR_MS)) }
    : { unit: 'days', count: Math.floor(left / DAY_MS) };
}

/** Skipped steps count neither as done nor as to do; of what is filed each year, the first one counts. */
export function progressOf(steps: readonly Step[]): { done: number; total: number } {
  const needed = steps.filter(
    (step) => step.status !== 'not_needed' && !steps.some((other) => isFollowedBy(other, step)),
  );
  return { done: needed.filter(({ status }) => status === 'done').length, total: needed.length };
}

const isFollowedBy = (earlier: Step, { key, filing_year: year }: Step): boolean =>
  year !== null && earlier.key === key && (earlier.filing_year ?? year) < year;
