import type { ExchangeRate } from '@alpha/contract';
import { moneyUnitOf } from '@alpha/i18n/exchange-note';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useUrlState } from '~/lib/url-state';
import {
  browserCountry,
  CURRENCY,
  chosenRate,
  rememberCurrency,
  storedCurrency,
  suggestedRate,
  toCurrency,
} from './currency-choice';
import { type CurrencyChoice, CurrencyContext, type CurrencyState } from './currency-context';

type CurrencyProviderProps = {
  rates: readonly ExchangeRate[];
  /** The choice in the cookie, for pages rendered on the server. */
  initial?: CurrencyChoice | null;
  /** What the sender of a link chose; the reader's own choice counts more. */
  linked?: CurrencyChoice | null;
  children: ReactNode;
};

/** Amounts below it are in the reader's currency: the one in the URL, else the one chosen before, else the link's. */
export function CurrencyProvider(props: CurrencyProviderProps) {
  const { rates, initial = null, linked = null, children } = props;
  const { params, set } = useUrlState();
  const [stored, setStored] = useState(initial);
  // The server can't read the storage; cookies may be off while it is not.
  useEffect(() => setStored(storedCurrency()), []);
  // From the browser only: the server keeps pages that are the same for all their readers.
  const [region, setRegion] = useState<string | null>(null);
  useEffect(() => setRegion(browserCountry()), []);
  const asked = toCurrency(params.get(CURRENCY));
  const rate = chosenRate(rates, asked, stored, linked);
  const hasChosen = asked !== null || stored !== null || linked !== null;
  const suggested = hasChosen ? null : suggestedRate(rates, region);
  const state = useMemo(
    (): CurrencyState => ({
      rates,
      rate,
      suggested,
      unit: moneyUnitOf(rate),
      choose: (currency) => {
        rememberCurrency(currency);
        setStored(currency);
        // Dollars are in the URL only where a link would change them back.
        set({ [CURRENCY]: currency === 'USD' && !linked ? null : currency });
      },
    }),
    [rates, rate, suggested, linked, set],
  );
  return <CurrencyContext value={state}>{children}</CurrencyContext>;
}
