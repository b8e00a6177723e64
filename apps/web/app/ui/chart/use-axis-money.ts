import { formatAxisMoney } from '@alpha/i18n/axis-money';
import { useCallback } from 'react';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** $250k, $1.2M: for axes and marks without room for full figures. */
export function useAxisMoney(): (value: number) => string {
  const t = useT('ui');
  const locale = useLocale();
  const unit = useMoneyUnit();
  return useCallback((value) => formatAxisMoney(value, locale, t, unit), [t, locale, unit]);
}
