import { formatNumber, formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { durationOf } from './duration-of';

/** Formats shares and durations for this screen. */
export function useFigures() {
  const t = useT('dashboard');
  const locale = useLocale();
  const number = (value: number, decimals = 0) => formatNumber(value, locale, { decimals }) ?? '';
  return {
    number,
    /** A share of a total that may be zero. */
    share: (part: number, whole: number) =>
      formatPercent(whole === 0 ? null : (100 * part) / whole, locale, { decimals: 0 }),
    /** Rounded for use in a sentence. */
    duration: (minutes: number | null): string | null => {
      if (minutes === null) return null;
      const { unit, n } = durationOf(minutes);
      return t(`duration.${unit}`, { n });
    },
  };
}
