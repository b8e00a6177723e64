import type {
  AreaFact,
  PropertyDetail,
  SurroundingsComparable,
  SurroundingsDistance,
} from '@alpha/contract';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@alpha/i18n';
import { distanceText, type PlaceWords } from './distance-text.ts';

/** A line of a list of facts, the same on page and PDF. */
export type PlaceFact = { key: string; label: string; value: string; how: string; source: string };

type Located = Pick<PropertyDetail, 'surroundings' | 'is_place_approximate'>;

export function distanceFacts(property: Located, words: PlaceWords): PlaceFact[] {
  const { t } = words;
  return property.surroundings.distances.map((each) => ({
    key: each.kind,
    label: distanceLabel(each, words),
    value: distanceText(each.km, words, each.is_rough || property.is_place_approximate),
    how: t(`how.${each.kind}`),
    source: placeSource(each, words),
  }));
}

/** What imported files state about its area. */
export function areaFactLines({ surroundings }: Located, words: PlaceWords): PlaceFact[] {
  const { t, locale } = words;
  return surroundings.facts.map((fact) => ({
    key: fact.key,
    label: locale === 'es' ? fact.label_es : fact.label_en,
    value: factValue(fact, words),
    how: t('facts.place', { scope: fact.scope, place: fact.place.replace(/ county\b/i, '') }),
    source: placeSource(fact, words),
  }));
}

function factValue({ unit, value }: AreaFact, words: PlaceWords): string {
  const { locale } = words;
  if (typeof value === 'string' || unit === 'text') return String(value);
  const decimals = Number.isInteger(value) ? 0 : 1;
  if (unit === 'usd') return formatMoney(value, locale, { unit: words.unit }) ?? '';
  const written = unit === 'percent' ? formatPercent : formatNumber;
  return written(value, locale, { decimals }) ?? '';
}

const distanceLabel = ({ kind, name }: SurroundingsDistance, { t }: PlaceWords) =>
  kind === 'coast' ? t('distance.coast') : t(`distance.${kind}`, { name: name ?? '' });

export function placeSource(
  { source, as_of }: { source: string; as_of: string | null },
  { t, locale }: PlaceWords,
): string {
  const date = formatDate(as_of, locale, 'longMonth');
  return date ? t('how.sourceDated', { source, date }) : t('how.source', { source });
}

export type ComparableText = {
  price: string;
  when: string;
  distance: string;
  address: string;
  /** Everything in one line, for screen readers. */
  name: string;
};

export function comparableText(
  comparable: SurroundingsComparable,
  property: Located,
  words: PlaceWords,
): ComparableText {
  const { t, locale, unit } = words;
  const { kind, date } = comparable;
  const amount = formatMoney(comparable.price, locale, { unit }) ?? '';
  const day = formatDate(date, locale, 'medium');
  const isRough = comparable.is_place_approximate || property.is_place_approximate;
  const text = {
    price: kind === 'rent' ? t('comparable.monthly', { amount }) : amount,
    when: day ? t(`comparable.${kind}`, { date: day }) : t(`comparable.${kind}Undated`),
    distance: t('comparable.distance', {
      distance: distanceText(comparable.distance_km, words, isRough),
    }),
    address: `${comparable.address}, ${comparable.city}`,
  };
  return { ...text, name: t('comparable.name', text) };
}

/** Sales and rents that can be on the map. */
export function countComparables({ surroundings }: Located): { sales: number; rents: number } {
  const rents = surroundings.comparables.filter(({ kind }) => kind === 'rent').length;
  return { sales: surroundings.comparables.length - rents, rents };
}
