import {
  EXCHANGE_RATE_MAX_DAYS,
  type ExchangeRate,
  type getExchangeForecasts as forecastsEndpoint,
  type ResultOf,
  type listExchangeRates as ratesEndpoint,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { findCurrentExchange } from './current-exchange.service.ts';

const DAY_MS = 86_400_000;

/** Rates that may be shown today. */
export async function listExchangeRates({ db }: Ctx): Promise<ResultOf<typeof ratesEndpoint>> {
  const oldest = new Date(Date.now() - EXCHANGE_RATE_MAX_DAYS * DAY_MS).toISOString().slice(0, 10);
  const known = await findCurrentExchange(db);
  return (
    known
      // A made-up rate does not get old.
      .filter(({ asOf, isDemo }) => isDemo || asOf >= oldest)
      .map(({ currency, perUsd, asOf, isDemo, fit }) => ({
        currency,
        per_usd: perUsd,
        as_of: asOf,
        is_demo: isDemo,
        volatility: fit?.volatility ?? null,
        years: fit?.years ?? null,
      }))
  );
}

/** The rate of a reader's choice; undefined for dollars and for currencies that are not offered. */
export async function findExchangeRate(
  ctx: Ctx,
  currency: string | null | undefined,
): Promise<ExchangeRate | undefined> {
  if (!currency) return undefined;
  return (await listExchangeRates(ctx)).find((rate) => rate.currency === currency);
}

/** Only currencies with a history that is long enough to judge. */
export async function getExchangeForecasts({
  db,
}: Ctx): Promise<ResultOf<typeof forecastsEndpoint>> {
  const known = await findCurrentExchange(db);
  return known
    .filter(({ scores }) => scores.length > 0)
    .map(({ currency, isDemo, since, asOf, scores }) => ({
      currency,
      is_demo: isDemo,
      since,
      as_of: asOf,
      scores: scores.map((score) => ({
        years: score.years,
        forecasts: score.forecasts,
        inside_50: score.inside50,
        inside_90: score.inside90,
        naive_inside_50: score.naiveInside50,
        naive_inside_90: score.naiveInside90,
      })),
    }));
}
