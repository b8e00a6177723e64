import type { Random } from '../random.ts';

const DAY = 86_400_000;

/** Midnight UTC at the start of the as-of day: nothing in the demo has happened after it. */
export function startOf(asOf: string): number {
  return Date.parse(`${asOf}T00:00:00Z`);
}

/** A time on a day counted back from the as-of day, in Miami's office hours. */
export function officeTime(random: Random, asOf: string, daysBefore: number): number {
  const minutes = random.int(13 * 60, 21 * 60 + 59);
  return startOf(asOf) - Math.max(1, Math.floor(daysBefore)) * DAY + minutes * 60_000;
}

/** Visitors fill in forms in the evening and at weekends too. */
export function visitorTime(random: Random, asOf: string, daysBefore: number): number {
  const minutes = random.int(11 * 60, 23 * 60 + 40);
  return startOf(asOf) - Math.max(1, Math.floor(daysBefore)) * DAY + minutes * 60_000;
}

export function iso(time: number): string {
  return new Date(time).toISOString();
}
