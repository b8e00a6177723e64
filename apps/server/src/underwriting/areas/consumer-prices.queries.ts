import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { consumerPrices } from '../../platform/db/schema/index.ts';
import type { MonthlyPrices } from './consumer-prices.ts';

export function listConsumerPrices(db: Db): Promise<MonthlyPrices[]> {
  return db.select().from(consumerPrices).orderBy(asc(consumerPrices.month));
}

export async function upsertConsumerPrices(db: Db, rows: MonthlyPrices[]): Promise<void> {
  await db
    .insert(consumerPrices)
    .values(rows)
    .onConflictDoUpdate({
      target: consumerPrices.month,
      set: { value: sql`excluded.value` },
    });
}
