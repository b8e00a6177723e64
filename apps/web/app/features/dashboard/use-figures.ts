import { formatNumber, formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { durationOf } from './duration-of';

/** How this screen writes shares and times. */
export function useFigures() {
  const t = useT('dashboard');
  const locale = useLocale();
  const number = (value: number, decimals = 0) => formatNumber(value, locale, { decimals }) ?? '';
  return {
    number,
    /** Of a whole that may be nothing. */
    share: (part: number, whole: number) =>
      formatPercent(whole === 0 ? null : (100 * part) / whole, locale, { decimals: 0 }),
    /** As exact as somebody would say it. */
    duration: (minutes: number | null): string | null => {
      if (minutes === null) return null;
      const { unit, n } = durationOf(minutes);
      return t(`duration.${unit}`, { n });
    },
  };
}
