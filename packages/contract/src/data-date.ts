import { z } from 'zod';

const FIRST_DAY = '1900-01-01';
const DAY_MS = 86_400_000;

/**
 * A plausible date for the data of a file. A date in the future would make every later file of the
 * same listings look older; one day of clock difference is allowed.
 */
export const isPlausibleDataDate = (day: string, now: number = Date.now()): boolean =>
  day >= FIRST_DAY && day <= new Date(now + DAY_MS).toISOString().slice(0, 10);

export const dataDate = z.iso.date().refine((day) => isPlausibleDataDate(day));
