import { formatDate, formatNumber, formatPercent, formatRate } from '@alpha/i18n';
import { useMemo } from 'react';
import { useMoney } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';

type Value = number | null | undefined;

/** Figures as text, for use in sentences; standalone figures go through `ui/money`. */
export function useFigures() {
  const locale = useLocale();
  const write = useMoney();
  return useMemo(
    () => ({
      money: (value: Value, decimals = 0) => write(value, { decimals }) ?? '',
      signedMoney: (value: Value) => write(value, { sign: 'always' }) ?? '',
      percent: (value: Value, decimals = 2) => formatPercent(value, locale, { decimals }) ?? '',
      rate: (fraction: Value, decimals = 0) => formatRate(fraction, locale, { decimals }) ?? '',
      number: (value: Value, decimals = 0) => formatNumber(value, locale, { decimals }) ?? '',
      date: (value: string | null) => formatDate(value, locale, 'long') ?? '',
    }),
    [locale, write],
  );
}
