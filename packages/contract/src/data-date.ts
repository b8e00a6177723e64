import { z } from 'zod';

const FIRST_DAY = '1900-01-01';
const DAY_MS = 86_400_000;

/**
 * A day a file may vouch for. One further ahead than any clock goes would make every later file of
 * the same homes look older, for as long as it is ahead.
 */
export const isPlausibleDataDate = (day: string, now: number = Date.now()): boolean =>
  day >= FIRST_DAY && day <= new Date(now + DAY_MS).toISOString().slice(0, 10);

export const dataDate = z.iso.date().refine((day) => isPlausibleDataDate(day));
