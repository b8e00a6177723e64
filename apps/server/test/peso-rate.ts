import type { Db } from '../src/platform/db/db.ts';
import { exchangeRates } from '../src/platform/db/schema/index.ts';
import { refreshExchange } from '../src/underwriting/index.ts';

/** Today's rate of the Colombian peso, too short a history to simulate. */
export async function insertPesoRate(db: Db): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  await db.insert(exchangeRates).values({ currency: 'COP', day, perUsd: 4_000, isDemo: false });
  await refreshExchange(db);
}
