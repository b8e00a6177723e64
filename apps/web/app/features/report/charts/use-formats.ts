import { formatDate, formatNumber, formatPercent } from '@alpha/i18n';
import { useMemo } from 'react';
import { useMoney, useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useAxisMoney } from '~/ui/chart/use-axis-money';

/** Figures as text, for sentences, axes and tooltips, which can't contain elements. */
export function useFormats() {
  const locale = useLocale();
  const write = useMoney();
  const short = useAxisMoney();
  const perUsd = useMoneyUnit()?.perUsd;
  return useMemo(
    () => ({
      /** $250k, $1.2M. */
      short,
      /** For axes with round steps; undefined for dollars. */
      perUsd,
      money: (value: number) => write(value) ?? '',
      /** A line can't break between the minus and the currency sign. */
      unbrokenMoney: (value: number) => (write(value) ?? '').replace('\u2212', '\u2212\u2060'),
      signedMoney: (value: number) => write(value, { sign: 'always' }) ?? '',
      percent: (value: number, decimals = 0) => formatPercent(value, locale, { decimals }) ?? '',
      number: (value: number) => formatNumber(value, locale) ?? '',
      month: (date: string) => formatDate(date, locale, 'month') ?? '',
    }),
    [locale, short, write, perUsd],
  );
}
