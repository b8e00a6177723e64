import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { exchangeRatesQuery } from '~/data/exchange-rates';
import { CurrencyProvider } from '~/lib/currency/currency-provider';

const NONE = [] as const;

/** Amounts of a page in the app can be read in another currency. */
export function AppCurrency({ children }: { children: ReactNode }) {
  const { data = NONE } = useQuery(exchangeRatesQuery);
  return <CurrencyProvider rates={data}>{children}</CurrencyProvider>;
}
