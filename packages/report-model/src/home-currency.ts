import type { ExchangeRate } from '@alpha/contract';
import {
  type HomeCurrencyResult,
  homeCurrencyResult,
  type MarketParameters,
  type ProjectInputs,
} from '@alpha/engine';
import { formatRate, type Locale } from '@alpha/i18n';
import type { Translate } from '@alpha/i18n/translator';
import { lossesOf100 } from './chances.ts';
import { resultText } from './texts/outcome.ts';

/** The same result with and without the exchange rate as a risk; dollars at today's rate. */
export type HomeCurrency = { own: HomeCurrencyResult; inDollars: HomeCurrencyResult };

export function homeCurrencyOf(
  inputs: ProjectInputs,
  market: Partial<MarketParameters>,
  volatility: number,
): HomeCurrency {
  return {
    own: homeCurrencyResult(inputs, market, volatility),
    inDollars: homeCurrencyResult(inputs, market, 0),
  };
}

export type HomeCurrencyFact = {
  key: string;
  label: string;
  value: string;
  note: string;
  /** Value and note in one line. */
  line: string;
};

type Words = { t: Translate<'currency'>; locale: Locale };
type Rate = Pick<ExchangeRate, 'currency' | 'per_usd' | 'volatility' | 'years'>;

/** Median, range and chance of loss in the reader's currency, each beside the same in dollars. */
export function homeCurrencyFacts(
  { own, inDollars }: HomeCurrency,
  rate: Rate,
  { t, locale }: Words,
): HomeCurrencyFact[] {
  const unit = { currency: rate.currency, perUsd: rate.per_usd };
  const signed = (value: number, isOwn: boolean) =>
    resultText(value, locale, isOwn ? unit : undefined);
  const range = (result: HomeCurrencyResult, isOwn: boolean) =>
    t('result.between', { low: signed(result.p5, isOwn), high: signed(result.p95, isOwn) });
  const loss = (result: HomeCurrencyResult) =>
    t('result.lossOf', { count: lossesOf100(result.probLoss) });
  const fact = (key: 'median' | 'range' | 'loss', value: string, figure: string) => ({
    key,
    label: t(`result.${key}`),
    value,
    note: t('result.inDollars', { figure }),
    line: t('result.withDollars', { value, figure }),
  });
  return [
    fact('median', signed(own.median, true), signed(inDollars.median, false)),
    fact('range', range(own, true), range(inDollars, false)),
    fact('loss', loss(own), loss(inDollars)),
  ];
}

/** How much of the range is the exchange rate, and how that was simulated: two sentences or more. */
export function homeCurrencySentences(
  { own }: HomeCurrency,
  { volatility, years }: Rate,
  { t, locale }: Words,
): [share: string, how: string] {
  return [
    t('result.share', { percent: Math.round(100 * own.exchangeShare) }),
    t('result.how', {
      volatility: formatRate(volatility, locale, { decimals: 1 }) ?? '',
      years: Math.floor(years ?? 0),
    }),
  ];
}
