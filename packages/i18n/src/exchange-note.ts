import { formatDate, formatNumber, type MoneyUnit } from './format.ts';
import type { Locale } from './locale.ts';
import type { Translate } from './translator.ts';

/** An exchange rate as the API gives it: units of a currency for one dollar on a day. */
type Rate = { currency: string; per_usd: number; as_of: string; is_demo: boolean };

/** What `formatMoney` needs; undefined for dollars. */
export const moneyUnitOf = (rate: Rate | null | undefined): MoneyUnit | undefined =>
  rate ? { currency: rate.currency, perUsd: rate.per_usd } : undefined;

/** `Converted at 4,000 COP for one dollar, the rate of Nov 17, 2026.` on page, PDF and email. */
export function exchangeNote(rate: Rate, locale: Locale, t: Translate<'currency'>): string {
  const { per_usd: perUsd, currency, as_of: day } = rate;
  const note = t('note', {
    currency,
    rate: formatNumber(perUsd, locale, { decimals: perUsd < 100 ? 2 : 0 }) ?? '',
    day: formatDate(day, locale) ?? '',
  });
  return rate.is_demo ? `${note} ${t('demo')}` : note;
}
