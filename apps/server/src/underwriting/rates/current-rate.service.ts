import { DEFAULT_ASSUMPTIONS, INPUT_BOUNDS } from '@alpha/engine';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { findRateAsOf, findRateSetting, saveRateSetting } from './rates.queries.ts';

/** What the published assumptions say a resident pays, in percent. */
const PUBLISHED_DOMESTIC_APR = 6.75;
/** What a buyer from abroad pays on top, in points: the difference of the two published rates. */
const SPREAD_POINTS = DEFAULT_ASSUMPTIONS.aprPercent - PUBLISHED_DOMESTIC_APR;

const currentRate = z.object({
  aprPercent: z.number().min(INPUT_BOUNDS.aprPercent.min).max(INPUT_BOUNDS.aprPercent.max),
  /** The survey's average and what was added to it. */
  averagePercent: z.number(),
  spreadPoints: z.number(),
  asOf: z.string(),
});
/** The rate this installation computes with, and the day of the survey it comes from. */
export type CurrentRate = z.infer<typeof currentRate>;

/** Null as long as no survey was imported: then the published assumption holds. */
export async function findCurrentRate(db: Db): Promise<CurrentRate | null> {
  const { data } = currentRate.safeParse(await findRateSetting(db));
  return data ?? null;
}

/** From the last survey on or before a day. */
export async function rateAsOf(db: Db, day: string): Promise<CurrentRate | null> {
  const survey = await findRateAsOf(db, day);
  if (!survey) return null;
  // Sums of decimals leave dust (7.02 + 0.75), and the rate is printed.
  const aprPercent = Number((survey.thirtyYear + SPREAD_POINTS).toFixed(6));
  return {
    aprPercent,
    averagePercent: survey.thirtyYear,
    spreadPoints: SPREAD_POINTS,
    asOf: survey.week,
  };
}

/** Every analysis under another rate is stale from now on. */
export async function refreshCurrentRate(db: Db, day: string): Promise<CurrentRate | null> {
  const [now, before] = [await rateAsOf(db, day), await findCurrentRate(db)];
  if (now && JSON.stringify(now) !== JSON.stringify(before)) await saveRateSetting(db, now);
  return now;
}
