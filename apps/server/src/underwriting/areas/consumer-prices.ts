import type { IndexPoint } from '@alpha/engine/city';
import type { Db } from '../../platform/db/db.ts';
import { listConsumerPrices } from './consumer-prices.queries.ts';
import shipped from './us-consumer-prices.json' with { type: 'json' };

/** One month of CPI-U, dated on its first day. */
export type MonthlyPrices = { month: string; value: number };

/** Yearly averages that come with the product, dated in the middle of the year. */
export const SHIPPED_PRICES: readonly IndexPoint[] = Object.entries(shipped.years).map(
  ([year, value]) => ({ date: `${year}-06-30`, value }),
);

/** The imported months, or the shipped averages where they reach further. */
export async function consumerPrices(db: Db): Promise<readonly IndexPoint[]> {
  const months = await listConsumerPrices(db);
  const last = months.at(-1)?.month ?? '';
  if (last < (SHIPPED_PRICES.at(-1)?.date ?? '')) return SHIPPED_PRICES;
  return months.map(({ month, value }) => ({ date: month, value }));
}

/** The shipped average of a year, to recognize files of another index; null outside its years. */
export function averagePrices(year: number): number | null {
  const years: Record<string, number | undefined> = shipped.years;
  return years[String(year)] ?? null;
}
