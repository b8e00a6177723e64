import type { FigureOrigin } from '@alpha/contract/report-origins';
import { formatDate } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';

/** Values for the message about an origin, on the page and in the PDF. */
export function originValues(
  { figure, source, place, since, count }: FigureOrigin,
  asOf: string | null,
) {
  return {
    // Appreciation is based on home values too, but it is a long-run rate with its own text.
    source: figure === 'appreciation' && since ? 'longRun' : source,
    index: source === 'fhfa' ? 'fhfa' : figure === 'area_rents' ? 'rents' : 'values',
    place: place ?? '',
    since: since?.slice(0, 4) ?? '',
    count: count ?? 0,
    isDated: asOf === null ? 'no' : 'yes',
    asOf: asOf ?? '',
  };
}

/** `7 reported, 3 estimated, 2 assumed; the newest from Nov 16, 2026` */
export function originsLine(
  origins: readonly FigureOrigin[],
  locale: Locale,
  t: Translate<'origins'>,
): string {
  const count = (basis: FigureOrigin['basis']) =>
    origins.filter((origin) => origin.basis === basis).length;
  const newest = origins.reduce((last, { as_of }) => (as_of && as_of > last ? as_of : last), '');
  return t('fold', {
    measured: count('measured'),
    estimated: count('estimated'),
    assumed: count('assumed'),
    isDated: newest ? 'yes' : 'no',
    day: formatDate(newest, locale) ?? '',
  });
}
