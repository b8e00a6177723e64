import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What readers can have amounts converted to, beside dollars. */
export const HOME_CURRENCIES = ['COP', 'MXN', 'PEN', 'CLP', 'ARS', 'BRL', 'EUR'] as const;
export type HomeCurrency = (typeof HOME_CURRENCIES)[number];

/** What a link was sent in; dollars without one, and where there is no rate any more. */
export const homeCurrency = z.enum(HOME_CURRENCIES);

/** Older rates are not offered: the page then shows dollars only. */
export const EXCHANGE_RATE_MAX_DAYS = 30;

const exchangeRate = z.object({
  currency: homeCurrency,
  /** Units of it for one dollar. */
  per_usd: z.number(),
  as_of: z.string(),
  /** A made-up rate of the demo. */
  is_demo: z.boolean(),
  /** Standard deviation of the log rate over a year; null with less than five years of history. */
  volatility: z.number().nullable(),
  /** Years of history it is estimated from. */
  years: z.number().nullable(),
});
export type ExchangeRate = z.infer<typeof exchangeRate>;

export const listExchangeRates = endpoint({
  id: 'listExchangeRates',
  method: 'GET',
  path: '/api/exchange-rates',
  access: 'public',
  summary:
    'The latest imported exchange rate of each currency, at most 30 days old. Amounts of the API stay in USD.',
  response: z.array(exchangeRate),
});

const exchangeForecasts = z.object({
  currency: homeCurrency,
  is_demo: z.boolean(),
  /** First and last day of its history. */
  since: z.string(),
  as_of: z.string(),
  scores: z.array(
    z.object({
      years: z.number().int(),
      forecasts: z.number().int(),
      /** Shares of outcomes inside our 50 % and 90 % range. */
      inside_50: z.number(),
      inside_90: z.number(),
      /** The same for a forecast that extends the past trend. */
      naive_inside_50: z.number(),
      naive_inside_90: z.number(),
    }),
  ),
});
export type ExchangeForecasts = z.infer<typeof exchangeForecasts>;

export const getExchangeForecasts = endpoint({
  id: 'getExchangeForecasts',
  method: 'GET',
  path: '/api/exchange-rates/forecasts',
  access: 'public',
  summary: 'How good the ranges of exchange rates were on the history of the imported file.',
  response: z.array(exchangeForecasts),
});
