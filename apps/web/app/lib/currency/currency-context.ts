import type { ExchangeRate, HomeCurrency } from '@alpha/contract';
import { formatMoney, type MoneyOptions, type MoneyUnit } from '@alpha/i18n';
import { createContext, useCallback, useContext } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';

export type CurrencyChoice = HomeCurrency | 'USD';

export type CurrencyState = {
  /** Currencies with a rate of the last days. */
  rates: readonly ExchangeRate[];
  /** The rate of the chosen currency; null for dollars. */
  rate: ExchangeRate | null;
  /** Of the reader's country, while nobody has chosen one: offered, never applied. */
  suggested: ExchangeRate | null;
  unit: MoneyUnit | undefined;
  choose: (currency: CurrencyChoice) => void;
};

/** Pages without a provider, such as the CRM, stay in dollars. */
export const CurrencyContext = createContext<CurrencyState>({
  rates: [],
  rate: null,
  suggested: null,
  unit: undefined,
  choose: () => undefined,
});

export const useCurrency = (): CurrencyState => useContext(CurrencyContext);

/** What `formatMoney` needs to print in the reader's currency. */
export const useMoneyUnit = (): MoneyUnit | undefined => useContext(CurrencyContext).unit;

type Options = Omit<MoneyOptions, 'unit'>;

/** Dollars as text in the reader's currency, for sentences; standalone figures go through `ui/money`. */
export function useMoney(): (value: number | null | undefined, options?: Options) => string | null {
  const locale = useLocale();
  const unit = useMoneyUnit();
  return useCallback(
    (value, options) => formatMoney(value, locale, { ...options, unit }),
    [locale, unit],
  );
}
