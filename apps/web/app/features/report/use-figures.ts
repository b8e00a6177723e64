import { formatDate, formatMoney, formatNumber, formatPercent, formatRate } from '@alpha/i18n';
import { useMemo } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';

type Value = number | null | undefined;

/** Figures as text, for use in sentences; standalone figures go through `ui/money`. */
export function useFigures() {
  const locale = useLocale();
  return useMemo(
    () => ({
      money: (value: Value, decimals = 0) => formatMoney(value, locale, { decimals }) ?? '',
      signedMoney: (value: Value) => formatMoney(value, locale, { sign: 'always' }) ?? '',
      percent: (value: Value, decimals = 2) => formatPercent(value, locale, { decimals }) ?? '',
      rate: (fraction: Value, decimals = 0) => formatRate(fraction, locale, { decimals }) ?? '',
      number: (value: Value, decimals = 0) => formatNumber(value, locale, { decimals }) ?? '',
      date: (value: string | null) => formatDate(value, locale, 'long') ?? '',
    }),
    [locale],
  );
}
