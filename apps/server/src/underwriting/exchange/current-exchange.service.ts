import { HOME_CURRENCIES, type HomeCurrency } from '@alpha/contract';
import { exchangeScores, exchangeVolatility } from '@alpha/engine/currency';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import {
  findExchangeSetting,
  listDailyRates,
  saveExchangeSetting,
} from './exchange-rates.queries.ts';

const scores = z.object({
  years: z.number(),
  forecasts: z.number(),
  inside50: z.number(),
  inside90: z.number(),
  naiveInside50: z.number(),
  naiveInside90: z.number(),
});
const current = z.object({
  currency: z.enum(HOME_CURRENCIES),
  perUsd: z.number().positive(),
  since: z.string(),
  asOf: z.string(),
  isDemo: z.boolean(),
  fit: z.object({ volatility: z.number(), years: z.number() }).nullable(),
  scores: z.array(scores),
});
/** The latest rate of a currency, how much it moves, and how good that estimate was before. */
export type CurrentExchange = z.infer<typeof current>;

/** In the order of the list of currencies; empty until a file is imported. */
export async function findCurrentExchange(db: Db): Promise<CurrentExchange[]> {
  const { data } = z.array(current).safeParse(await findExchangeSetting(db));
  return data ?? [];
}

/** Computed once per import: a request reads one row instead of decades of days. */
export async function refreshExchange(db: Db): Promise<CurrentExchange[]> {
  const rows = await listDailyRates(db);
  const found = HOME_CURRENCIES.flatMap((currency) =>
    currentOf(
      currency,
      rows.filter((row) => row.currency === currency),
    ),
  );
  await saveExchangeSetting(db, found);
  return found;
}

type Rows = Awaited<ReturnType<typeof listDailyRates>>;

function currentOf(currency: HomeCurrency, rows: Rows): CurrentExchange[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const points = rows.map(({ day, perUsd }) => ({ date: day, value: perUsd }));
  const { perUsd, day: asOf, isDemo } = last;
  return [
    {
      currency,
      perUsd,
      since: first.day,
      asOf,
      isDemo,
      fit: exchangeVolatility(points),
      // A made-up history says nothing about forecasts.
      scores: isDemo
        ? []
        : exchangeScores(points).map(({ years, ours, naive }) => ({
            years,
            forecasts: ours.forecasts,
            inside50: ours.inside50,
            inside90: ours.inside90,
            naiveInside50: naive.inside50,
            naiveInside90: naive.inside90,
          })),
    },
  ];
}
