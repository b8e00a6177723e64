import type { ReactNode } from 'react';
import { readExchangeRates } from '~/data/visitor-exchange-rates';
import { CurrencyProvider } from '~/lib/currency/currency-provider';
import { useLoaded } from '../use-loaded';

const NONE = [] as const;

/** The matches can be read in another currency; without rates they stay in dollars. */
export function QuizCurrency({ children }: { children: ReactNode }) {
  const { data = NONE } = useLoaded('exchange-rates', readExchangeRates);
  return <CurrencyProvider rates={data}>{children}</CurrencyProvider>;
}
