import { desc, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { mortgageRates } from '../../platform/db/schema/index.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';
import type { WeeklyRate } from './weekly-rate.ts';

export function listRates(db: Db): Promise<WeeklyRate[]> {
  return db.select().from(mortgageRates);
}

export async function upsertRates(db: Db, rows: WeeklyRate[]): Promise<void> {
  await db
    .insert(mortgageRates)
    .values(rows)
    .onConflictDoUpdate({
      target: mortgageRates.week,
      set: { thirtyYear: sql`excluded.thirty_year`, fifteenYear: sql`excluded.fifteen_year` },
    });
}

/** The latest survey on or before a date. */
export async function findRateAsOf(db: Db, day: string): Promise<WeeklyRate | undefined> {
  const [row] = await db
    .select()
    .from(mortgageRates)
    .where(lte(mortgageRates.week, day))
    .orderBy(desc(mortgageRates.week))
    .limit(1);
  return row;
}

const KEY = 'mortgage_rate';

export const findRateSetting = (db: Db): Promise<unknown> => findSetting(db, KEY);

export const saveRateSetting = (db: Db, value: object): Promise<void> =>
  saveSetting(db, KEY, value);
