import type { PlausibilityReason } from '@alpha/engine/plausibility';
import { formatMoney, formatNumber, formatPercent, formatRate } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

const PERCENT = new Set<PlausibilityReason['code']>(['gross_yield', 'cap_rate', 'total_roi']);

/** A reason to doubt a result as a sentence with its numbers. */
export function useDoubtTexts(): (reason: PlausibilityReason) => string {
  const t = useT('doubts');
  const locale = useLocale();
  return ({ code, value, usual, times, place, count }) => {
    const figure = (amount: number | null) =>
      (PERCENT.has(code)
        ? formatPercent(amount, locale, { decimals: 0 })
        : formatMoney(amount, locale)) ?? '';
    return t(`reason.${code}`, {
      value: figure(value),
      usual: figure(usual),
      times: formatNumber(times, locale, { decimals: 1 }) ?? '',
      share: formatRate(times, locale, { decimals: (times ?? 1) < 0.1 ? 1 : 0 }) ?? '',
      peers: t('peers', {
        place: place || 'none',
        count: formatNumber(count, locale) ?? '',
      }),
    });
  };
}
