import { DEFAULT_ASSUMPTIONS, DOMESTIC_APR_PERCENT, INPUT_BOUNDS } from '@alpha/engine';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { findRateAsOf, findRateSetting, saveRateSetting } from './rates.queries.ts';

/** Surcharge for foreign buyers, in points: the difference of the two assumed rates. */
const SPREAD_POINTS = DEFAULT_ASSUMPTIONS.aprPercent - DOMESTIC_APR_PERCENT;

const currentRate = z.object({
  aprPercent: z.number().min(INPUT_BOUNDS.aprPercent.min).max(INPUT_BOUNDS.aprPercent.max),
  /** The survey's average and the surcharge. */
  averagePercent: z.number(),
  spreadPoints: z.number(),
  asOf: z.string(),
});
/** The rate used by this installation and the date of its survey. */
export type CurrentRate = z.infer<typeof currentRate>;

/** Null until a survey is imported; then the published assumption applies. */
export async function findCurrentRate(db: Db): Promise<CurrentRate | null> {
  const { data } = currentRate.safeParse(await findRateSetting(db));
  return data ?? null;
}

/** From the latest survey on or before a date. */
export async function rateAsOf(db: Db, day: string): Promise<CurrentRate | null> {
  const survey = await findRateAsOf(db, day);
  if (!survey) return null;
  // Rounded, because the rate is displayed and 7.02 + 0.75 has floating-point error.
  const aprPercent = Number((survey.thirtyYear + SPREAD_POINTS).toFixed(6));
  return {
    aprPercent,
    averagePercent: survey.thirtyYear,
    spreadPoints: SPREAD_POINTS,
    asOf: survey.week,
  };
}

/** Makes every analysis with another rate stale. */
export async function refreshCurrentRate(db: Db, day: string): Promise<CurrentRate | null> {
  const [now, before] = [await rateAsOf(db, day), await findCurrentRate(db)];
  if (now && JSON.stringify(now) !== JSON.stringify(before)) await saveRateSetting(db, now);
  return now;
}
