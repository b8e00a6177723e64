import { z } from 'zod';
import { isTimeZone } from './dashboard.ts';
import { text } from './text.ts';

export const zoneName = text(64).min(1).refine(isTimeZone);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The same hours on some days of every week. */
export const weekHours = z.strictObject({
  time_zone: zoneName,
  /** 1 is Monday, 7 is Sunday. */
  days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  from: clockTime,
  to: clockTime,
});
export type WeekHours = z.infer<typeof weekHours>;
