import type { IndexPoint } from '@alpha/engine/city';
import type { Db } from '../../platform/db/db.ts';
import { listConsumerPrices } from '../areas/consumer-prices.queries.ts';
import { shippedBacktest } from './current-backtest.ts';

/**
 * The imported months, with the shipped quarters before them; only the latter where they reach further.
 * Not the shipped yearly averages: one in the middle of a year knows its second half.
 */
export async function knownConsumerPrices(db: Db): Promise<readonly IndexPoint[]> {
  const months = await listConsumerPrices(db);
  const imported = months.map(({ month, value }) => ({ date: month, value }));
  const shipped = shippedBacktest().cpi;
  const [first, last] = [imported[0], imported.at(-1)];
  if (!first || !last || last.date < (shipped.at(-1)?.date ?? '')) return shipped;
  const scale = scaleBetween(shipped, imported);
  if (scale === null) return imported;
  const older = shipped.filter(({ date }) => date < first.date);
  return [...older.map(({ date, value }) => ({ date, value: scale * value })), ...imported];
}

/** Shipped quarters have a base of their own: their scale is that of the first common month. */
function scaleBetween(
  shipped: readonly IndexPoint[],
  imported: readonly IndexPoint[],
): number | null {
  const values = new Map(imported.map(({ date, value }) => [date.slice(0, 7), value]));
  for (const { date, value } of shipped) {
    const known = values.get(date.slice(0, 7));
    if (known !== undefined) return known / value;
  }
  return null;
}
