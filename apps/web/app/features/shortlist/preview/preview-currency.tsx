import { moneyUnitOf } from '@alpha/i18n/exchange-note';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { exchangeRatesQuery } from '~/data/exchange-rates';
import { chosenRate, currencyFor } from '~/lib/currency/currency-choice';
import {
  type CurrencyChoice,
  CurrencyContext,
  type CurrencyState,
} from '~/lib/currency/currency-context';

const NONE = [] as const;

/** What the send dialog suggests for this country; a choice here changes nothing for the person who looks. */
export function PreviewCurrency({
  country,
  children,
}: {
  country: string | null;
  children: ReactNode;
}) {
  const { data: rates = NONE } = useQuery(exchangeRatesQuery);
  const [chosen, choose] = useState<CurrencyChoice | null>(null);
  const state = useMemo((): CurrencyState => {
    const rate = chosenRate(rates, chosen ?? currencyFor(country, rates));
    return { rates, rate, suggested: null, unit: moneyUnitOf(rate), choose };
  }, [rates, chosen, country]);
  return <CurrencyContext value={state}>{children}</CurrencyContext>;
}
