import type { MarketMeasure } from '@alpha/contract';
import { formatDate, formatMoney, formatNumber, formatPercent, type Locale } from '@alpha/i18n';
import type { VerdictRow } from '~/data/imports';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

const WRITTEN: Record<MarketMeasure, (value: number, locale: Locale) => string | null> = {
  home_value: formatMoney,
  rental_rate: formatMoney,
  price_index: (value, locale) => formatNumber(value, locale, { decimals: 2 }),
  consumer_prices: (value, locale) => formatNumber(value, locale, { decimals: 1 }),
  exchange_rate: (value, locale) => formatNumber(value, locale, { decimals: value < 100 ? 4 : 2 }),
  mortgage_rate: (value, locale) => formatPercent(value, locale, { decimals: 2 }),
};

/** The latest value of a region or week, and the value it replaces. */
export function MarketFigure({ figure }: { figure: VerdictRow['figure'] }) {
  const t = useT('imports');
  const locale = useLocale();
  if (!figure) return null;
  const { measure, value, day, was } = figure;
  // A rate's day is in the row's name; a series shows its latest month.
  const isNamedByDay = measure === 'mortgage_rate' || measure === 'exchange_rate';
  const say = (each: { value: number; day: string }) => {
    const written = WRITTEN[measure](each.value, locale) ?? '';
    const month = formatDate(each.day, locale, 'month') ?? '';
    if (isNamedByDay) return written;
    const isRent = measure === 'rental_rate';
    return t(isRent ? 'figure.monthly' : 'figure.now', { value: written, day: month });
  };
  const now = say({ value, day });
  const before = was && say(was);
  // Compared as printed: differences of cents are not visible.
  const isOther = before && before !== now;
  return (
    <span className="figures grid gap-0.5 text-14">
      <span className="text-ink">{now}</span>
      {isOther && <span className="text-13 text-ink-3">{t('figure.was', { figure: before })}</span>}
    </span>
  );
}
