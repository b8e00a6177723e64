import type { PlausibilityReason } from '@alpha/engine/plausibility';
import { formatMoney, formatNumber, formatPercent, formatRate, type Locale } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** A reason to doubt a result as a sentence with its numbers. */
export function useDoubtTexts(): (reason: PlausibilityReason) => string {
  const t = useT('doubts');
  const locale = useLocale();
  return (reason) => {
    const { code, value, usual, times, place, count } = reason;
    if (code === 'hoa_unknown') return t('reason.hoa_unknown');
    if (code === 'gross_yield' || code === 'cap_rate' || code === 'total_roi')
      return t(`reason.${code}`, { value: percent(value, locale), usual: percent(usual, locale) });
    const figures = {
      value: formatMoney(value, locale) ?? '',
      usual: formatMoney(usual, locale) ?? '',
      peers: t('peers', { place: place || 'none', count: formatNumber(count, locale) ?? '' }),
    };
    return code === 'rent_high' || code === 'price_sqft_high'
      ? t(`reason.${code}`, {
          ...figures,
          times: formatNumber(times, locale, { decimals: 1 }) ?? '',
        })
      : t(`reason.${code}`, { ...figures, share: shareText(times, locale) });
  };
}

const percent = (value: number | null, locale: Locale) =>
  formatPercent(value, locale, { decimals: 0 }) ?? '';

/** Below a tenth with one decimal: 0.4 % is not nothing. */
const shareText = (times: number | null, locale: Locale) =>
  formatRate(times, locale, { decimals: (times ?? 1) < 0.1 ? 1 : 0 }) ?? '';
