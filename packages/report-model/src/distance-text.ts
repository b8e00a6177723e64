import { formatNumber, type MoneyUnit } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';

export type PlaceWords = {
  t: Translate<'place'>;
  locale: Locale;
  /** The reader's currency; dollars without one. */
  unit?: MoneyUnit | undefined;
};

export const MILE_KM = 1.609344;

/** Miles in English, kilometers in Spanish. A rough distance has no decimals, because they would be invented. */
export function distanceText(km: number, { t, locale }: PlaceWords, isRough = false): string {
  const unit = locale === 'es' ? 'km' : 'mi';
  const value = unit === 'mi' ? km / MILE_KM : km;
  const decimals = isRough || value >= 9.95 ? 0 : 1;
  const least = isRough ? 1 : 0.1;
  const written = (shown: number) =>
    t(`value.${unit}`, {
      value: formatNumber(shown, locale, { decimals }) ?? '',
    });
  if (value < (isRough ? 0.5 : 0.05)) return t('value.under', { distance: written(least) });
  return isRough ? t('value.about', { distance: written(value) }) : written(value);
}
