import type { ExchangeRate, HomeCurrency } from '@alpha/contract';
import { readCookie } from '~/lib/i18n/locale-choice';
import { readStored, STORAGE_KEYS, writeStored } from '~/lib/storage';
import type { CurrencyChoice } from './currency-context';
import { countryIn, currencyOfCountry } from './currency-of-country';

/** In the URL, in the storage, and as a cookie that the server can read. */
export const CURRENCY = STORAGE_KEYS.currency;

const YEAR_SECONDS = 31_536_000;

/** Any code: without a rate for it, amounts stay in dollars. */
export const toCurrency = (text: string | null | undefined): CurrencyChoice | null =>
  /^[A-Z]{3}$/.test(text ?? '') ? (text as CurrencyChoice) : null;

/** The rate of the first choice that was made; null for dollars, and where there is no rate. */
export function chosenRate(
  rates: readonly ExchangeRate[],
  ...choices: (CurrencyChoice | null)[]
): ExchangeRate | null {
  const choice = choices.find((each) => each !== null);
  return rates.find(({ currency }) => currency === choice) ?? null;
}

/** The currency of the reader's country, if it has a rate. */
export function suggestedRate(
  rates: readonly ExchangeRate[],
  country: string | null | undefined,
): ExchangeRate | null {
  const wanted = currencyOfCountry(country);
  return rates.find(({ currency }) => currency === wanted) ?? null;
}

/** Of the languages that the reader chose in the browser. */
export const browserCountry = (): string | null =>
  countryIn(navigator.languages ?? [navigator.language]);

/** For a link: the currency of the recipient's country, if there is a rate; else the fallback. */
export function currencyFor(
  country: string | null | undefined,
  rates: readonly ExchangeRate[],
  fallback: CurrencyChoice = 'USD',
): CurrencyChoice {
  const wanted = currencyOfCountry(country);
  return rates.some(({ currency }) => currency === wanted) ? (wanted ?? fallback) : fallback;
}

/** As the API has it: null for dollars. */
export const sentCurrency = (choice: CurrencyChoice): HomeCurrency | null =>
  choice === 'USD' ? null : choice;

export const currencyInCookie = (cookies: string | null): CurrencyChoice | null =>
  toCurrency(readCookie(cookies, CURRENCY));

export const storedCurrency = (): CurrencyChoice | null =>
  toCurrency(readStored(CURRENCY)) ?? currencyInCookie(document.cookie);

export function rememberCurrency(currency: CurrencyChoice): void {
  writeStored(CURRENCY, currency);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${CURRENCY}=${currency}; path=/; samesite=lax; max-age=${YEAR_SECONDS}`;
}
