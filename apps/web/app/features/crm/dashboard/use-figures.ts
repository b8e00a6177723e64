import { formatMoney, formatNumber, formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useAxisMoney } from '~/ui/chart/use-axis-money';
import { durationOf } from './duration-of';

/** Formats figures for this screen. */
export function useFigures() {
  const t = useT('dashboard');
  const locale = useLocale();
  const axis = useAxisMoney();
  const number = (value: number, decimals = 0) => formatNumber(value, locale, { decimals }) ?? '';
  return {
    number,
    money: (value: number) => formatMoney(value, locale) ?? '',
    /** $1.2M: value is a budget, which nobody states to the dollar. */
    short: (value: number) => (value === 0 ? (formatMoney(0, locale) ?? '') : axis(value)),
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
