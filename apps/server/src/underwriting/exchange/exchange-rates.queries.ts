import type { HomeCurrency } from '@alpha/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { exchangeRates } from '../../platform/db/schema/index.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';
import type { DailyRate } from './exchange-rate.ts';

/** In the order of their days. */
export function listDailyRates(db: Db): Promise<(DailyRate & { isDemo: boolean })[]> {
  return db
    .select()
    .from(exchangeRates)
    .orderBy(asc(exchangeRates.currency), asc(exchangeRates.day));
}

export async function upsertDailyRates(db: Db, rows: DailyRate[]): Promise<void> {
  await db
    .insert(exchangeRates)
    .values(rows)
    .onConflictDoUpdate({
      target: [exchangeRates.currency, exchangeRates.day],
      set: { perUsd: sql`excluded.per_usd`, isDemo: sql`excluded.is_demo` },
    });
}

/** Made-up rates never mix with those of a file. */
export async function deleteDemoRates(db: Db, currencies: HomeCurrency[]): Promise<void> {
  await db
    .delete(exchangeRates)
    .where(and(eq(exchangeRates.isDemo, true), inArray(exchangeRates.currency, currencies)));
}

const KEY = 'exchange_rates';

export const findExchangeSetting = (db: Db): Promise<unknown> => findSetting(db, KEY);

export const saveExchangeSetting = (db: Db, value: object): Promise<void> =>
  saveSetting(db, KEY, value);
