import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  type Locale,
  type MoneyUnit,
  type SignDisplay,
} from '@alpha/i18n';
import { formatAxisMoney } from '@alpha/i18n/axis-money';
import type { Translate } from '@alpha/i18n/translator';

/** Messages of one language. Page, PDF, email and preview pass theirs to the functions of this folder. */
export type Catalogs = {
  locale: Locale;
  charts: Translate<'charts'>;
  report: Translate<'report'>;
  listings: Translate<'listings'>;
  ui: Translate<'ui'>;
  /** The reader's currency; dollars without one. */
  unit?: MoneyUnit | undefined;
};

type Figure = number | null | undefined;
type Options = { decimals?: number; sign?: SignDisplay };

export type Phrases = ReturnType<typeof phrasesOf>;

/** The messages and the number formats of one language; unknown values are empty. */
export function phrasesOf(catalogs: Catalogs) {
  const { locale, ui, unit } = catalogs;
  return {
    ...catalogs,
    money: (value: Figure, options?: Options) =>
      formatMoney(value, locale, { ...options, unit }) ?? '',
    /** $250k, $1.2M. */
    short: (value: number) => formatAxisMoney(value, locale, ui, unit),
    percent: (value: Figure, decimals = 0) => formatPercent(value, locale, { decimals }) ?? '',
    number: (value: Figure) => formatNumber(value, locale) ?? '',
    month: (date: string) => formatDate(date, locale, 'month') ?? '',
  };
}
