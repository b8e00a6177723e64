import type { ExchangeRate } from '@alpha/contract';
import { readCookie } from '~/lib/i18n/locale-choice';
import { readStored, STORAGE_KEYS, writeStored } from '~/lib/storage';
import type { CurrencyChoice } from './currency-context';

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

export const currencyInCookie = (cookies: string | null): CurrencyChoice | null =>
  toCurrency(readCookie(cookies, CURRENCY));

export const storedCurrency = (): CurrencyChoice | null =>
  toCurrency(readStored(CURRENCY)) ?? currencyInCookie(document.cookie);

export function rememberCurrency(currency: CurrencyChoice): void {
  writeStored(CURRENCY, currency);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${CURRENCY}=${currency}; path=/; samesite=lax; max-age=${YEAR_SECONDS}`;
}
