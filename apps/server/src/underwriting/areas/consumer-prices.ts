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

/** The imported months after the shipped averages; the averages alone where they reach further. */
export async function consumerPrices(db: Db): Promise<readonly IndexPoint[]> {
  return withMonths(await listConsumerPrices(db));
}

/** A file may have the latest years only: those before it keep their averages. */
export function withMonths(months: readonly MonthlyPrices[]): readonly IndexPoint[] {
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  if (last < (SHIPPED_PRICES.at(-1)?.date ?? '')) return SHIPPED_PRICES;
  return [
    ...SHIPPED_PRICES.filter(({ date }) => date < first),
    ...months.map(({ month, value }) => ({ date: month, value })),
  ];
}

/** The shipped average of a year, to recognize files of another index; null outside its years. */
export function averagePrices(year: number): number | null {
  const years: Record<string, number | undefined> = shipped.years;
  return years[String(year)] ?? null;
}
