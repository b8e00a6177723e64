import type { ExchangeRate } from '@alpha/contract';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useUrlState } from '~/lib/url-state';
import {
  CURRENCY,
  chosenRate,
  rememberCurrency,
  storedCurrency,
  toCurrency,
} from './currency-choice';
import { type CurrencyChoice, CurrencyContext, type CurrencyState } from './currency-context';

type CurrencyProviderProps = {
  rates: readonly ExchangeRate[];
  /** The choice in the cookie, for pages rendered on the server. */
  initial?: CurrencyChoice | null;
  children: ReactNode;
};

/** Amounts below it are in the reader's currency: the one in the URL, else the one chosen before. */
export function CurrencyProvider({ rates, initial = null, children }: CurrencyProviderProps) {
  const { params, set } = useUrlState();
  const [stored, setStored] = useState(initial);
  // The server can't read the storage; cookies may be off while it is not.
  useEffect(() => setStored(storedCurrency()), []);
  const asked = toCurrency(params.get(CURRENCY));
  const rate = chosenRate(rates, asked, stored);
  const state = useMemo(
    (): CurrencyState => ({
      rates,
      rate,
      unit: rate ? { currency: rate.currency, perUsd: rate.per_usd } : undefined,
      choose: (currency) => {
        rememberCurrency(currency);
        setStored(currency);
        set({ [CURRENCY]: currency === 'USD' ? null : currency });
      },
    }),
    [rates, rate, set],
  );
  return <CurrencyContext value={state}>{children}</CurrencyContext>;
}
