import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  type Locale,
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
};

type Figure = number | null | undefined;
type Options = { decimals?: number; sign?: SignDisplay };

export type Phrases = ReturnType<typeof phrasesOf>;

/** The messages and the number formats of one language; unknown values are empty. */
export function phrasesOf(catalogs: Catalogs) {
  const { locale, ui } = catalogs;
  return {
    ...catalogs,
    money: (value: Figure, options?: Options) => formatMoney(value, locale, options) ?? '',
    /** $250k, $1.2M. */
    short: (value: number) => formatAxisMoney(value, locale, ui),
    percent: (value: Figure, decimals = 0) => formatPercent(value, locale, { decimals }) ?? '',
    number: (value: Figure) => formatNumber(value, locale) ?? '',
    month: (date: string) => formatDate(date, locale, 'month') ?? '',
  };
}
