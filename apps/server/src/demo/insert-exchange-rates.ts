import type { DemoRate } from '@alpha/demo-market';
import { inBatches } from '../platform/db/batches.ts';
import type { Db } from '../platform/db/db.ts';
import { exchangeRates } from '../platform/db/schema/index.ts';
import { refreshExchange } from '../underwriting/index.ts';

/** Marked as made up: pages say so, and a file of real rates replaces them. */
export async function insertExchangeRates(db: Db, rates: readonly DemoRate[]): Promise<void> {
  const rows = rates.map((rate) => ({ ...rate, isDemo: true }));
  await inBatches(rows, (batch) => db.insert(exchangeRates).values(batch));
  await refreshExchange(db);
}
