import { formatMoney, formatNumber } from '@alpha/i18n';
import { useCallback } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** $250k, $1.2M: for axes and marks without room for full figures. */
export function useAxisMoney(): (value: number) => string {
  const t = useT('ui');
  const locale = useLocale();
  return useCallback(
    (value) => {
      const size = Math.abs(value);
      if (size === 0) return formatNumber(0, locale) ?? '';
      if (size < 1000) return formatMoney(value, locale) ?? '';
      const isMillions = size >= 999_500;
      // Axis steps such as $58.5k need a decimal; other figures have no room for it.
      const isHalfStep = size < 100_000 && size % 1000 !== 0 && size % 100 === 0;
      const scaled = value / (isMillions ? 1_000_000 : 1000);
      const isBroken = isMillions ? !Number.isInteger(Math.round(scaled * 100) / 100) : isHalfStep;
      const decimals = isBroken ? 1 : 0;
      const figure = formatMoney(scaled, locale, { decimals }) ?? '';
      return t(isMillions ? 'chart.millions' : 'chart.thousands', { figure });
    },
    [t, locale],
  );
}
