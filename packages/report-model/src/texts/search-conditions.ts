import { knownPropertyType, type SavedFilter } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';

type Conditions = {
  filter: SavedFilter;
  cash_flow_min: number | null;
  loss_chance_max: number | null;
};

type Words = { t: Translate<'savedSearch'>; listings: Translate<'listings'>; locale: Locale };

/** `Miami, Condo, up to $150,000 down, 2+ beds`: what a saved search asks for, for page and email. */
export function searchConditionsText(search: Conditions, { t, listings, locale }: Words): string {
  const { filter, cash_flow_min: cashFlow, loss_chance_max: loss } = search;
  const money = (usd: string | number | undefined) => formatMoney(Number(usd), locale) ?? '';
  const { investment_min: from, investment_max: to, kinds } = filter;
  const parts = [
    filter.city,
    kinds
      ?.split(',')
      .map((kind) => listings(`type.${knownPropertyType(kind)}`))
      .join('/'),
    from && to
      ? t('condition.down', { from: money(from), to: money(to) })
      : to
        ? t('condition.downTo', { amount: money(to) })
        : from && t('condition.downFrom', { amount: money(from) }),
    filter.beds && t('condition.beds', { count: Number(filter.beds) }),
    filter.baths && t('condition.baths', { count: Number(filter.baths) }),
    filter.cash_flow_first_year === '1' && t('condition.firstYear'),
    filter.search && t('condition.words', { text: filter.search }),
    filter.polygon && t('condition.area'),
    cashFlow !== null && t('condition.cashFlow', { amount: money(cashFlow) }),
    loss !== null && t('condition.loss', { count: loss }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('condition.everything');
}
