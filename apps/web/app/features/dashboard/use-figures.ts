import { formatNumber, formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

const HOUR = 60;
const DAY = 24 * HOUR;

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
      if (minutes < 2 * HOUR) return t('duration.minutes', { n: Math.round(minutes) });
      if (minutes < 2 * DAY) return t('duration.hours', { n: number(minutes / HOUR) });
      return t('duration.days', { n: number(minutes / DAY, 1) });
    },
  };
}
