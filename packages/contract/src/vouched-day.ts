import { z } from 'zod';

const FIRST_DAY = '1900-01-01';
const DAY_MS = 86_400_000;

/**
 * The date of a file's data. Dates more than a day ahead are refused: they would make every later file of the
 * same properties look outdated.
 */
export const isVouchableDay = (day: string, now: number = Date.now()): boolean =>
  day >= FIRST_DAY && day <= new Date(now + DAY_MS).toISOString().slice(0, 10);

export const vouchedDay = z.iso.date().refine((day) => isVouchableDay(day));
