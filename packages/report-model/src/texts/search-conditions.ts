import { knownPropertyType, type SavedFilter } from '@alpha/contract';
import { formatMoney, formatNumber } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';

type Conditions = {
  filter: SavedFilter;
  cash_flow_min: number | null;
  loss_chance_max: number | null;
};

type Words = { t: Translate<'savedSearch'>; listings: Translate<'listings'>; locale: Locale };

/** One condition of a search: both ends of a range are one. */
export type SearchCondition = { names: readonly (keyof SavedFilter)[]; text: string };

/** `Miami, Condo, up to $150,000 down, 2+ beds`: what a saved search asks for, for page and email. */
export function searchConditionsText(search: Conditions, words: Words): string {
  const { t, locale } = words;
  const { cash_flow_min: cashFlow, loss_chance_max: loss } = search;
  const parts = [
    ...searchConditions(search.filter, words).map(({ text }) => text),
    ...(cashFlow === null
      ? []
      : [t('condition.cashFlow', { amount: formatMoney(cashFlow, locale) ?? '' })]),
    ...(loss === null ? [] : [t('condition.loss', { count: loss })]),
  ];
  return parts.length > 0 ? parts.join(', ') : t('condition.everything');
}

/** What a filter asks for, in the order of the explorer's form. */
export function searchConditions(filter: SavedFilter, words: Words): SearchCondition[] {
  const { t, listings, locale } = words;
  const money = (usd: string | undefined) => formatMoney(Number(usd), locale) ?? '';
  const count = (value: string | undefined) => formatNumber(Number(value), locale) ?? '';
  const only = (name: keyof SavedFilter, text: string | false | undefined) =>
    filter[name] === undefined || !text ? [] : [{ names: [name], text }];
  const range = (
    name: 'investment' | 'price' | 'sqft' | 'year',
    key: 'down' | 'price' | 'sqft' | 'built',
    format: (value: string | undefined) => string,
  ) => {
    const names = [`${name}_min`, `${name}_max`] as const;
    const [from, to] = names.map((own) => filter[own] && format(filter[own]));
    if (from && to) return [{ names, text: t(`condition.${key}`, { from, to }) }];
    if (to) return [{ names, text: t(`condition.${key}To`, { amount: to }) }];
    return from ? [{ names, text: t(`condition.${key}From`, { amount: from }) }] : [];
  };
  const kinds = filter.kinds?.split(',').map((kind) => listings(`type.${knownPropertyType(kind)}`));
  return [
    ...only('city', filter.city),
    ...only('kinds', kinds?.join('/')),
    ...range('price', 'price', money),
    ...range('investment', 'down', money),
    ...only('beds', t('condition.beds', { count: Number(filter.beds) })),
    ...only('baths', t('condition.baths', { count: Number(filter.baths) })),
    ...range('sqft', 'sqft', count),
    ...range('year', 'built', (year) => year ?? ''),
    ...only(
      'hoa_max',
      Number(filter.hoa_max) === 0
        ? t('condition.noHoa')
        : t('condition.hoa', { amount: money(filter.hoa_max) }),
    ),
    ...only('days_max', t('condition.days', { count: Number(filter.days_max) })),
    ...only(
      'cash_flow_first_year',
      filter.cash_flow_first_year === '1' && t('condition.firstYear'),
    ),
    ...only('cash_flow_min', t('condition.cashFlow', { amount: money(filter.cash_flow_min) })),
    ...only('loss_max', t('condition.loss', { count: Number(filter.loss_max) })),
    ...only('under_value', filter.under_value === '1' && t('condition.underValue')),
    ...only('search', filter.search && t('condition.words', { text: filter.search })),
    ...only('polygon', t('condition.area')),
    // A drawn area takes its place.
    ...only('within', !filter.polygon && t('condition.within')),
  ];
}
