import type { PropertyDetail } from '@alpha/contract';
import type { FigureOrigin, OriginFigure } from '@alpha/contract/report-origins';
import { formatDate } from '@alpha/i18n';
import { originValues } from '@alpha/report-model/origins';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** `estimated from 14 comparables, Nov 2025` */
export function useOriginText() {
  const t = useT('origins');
  const locale = useLocale();
  return (origin: FigureOrigin) =>
    t('text', originValues(origin, formatDate(origin.as_of, locale, 'month')));
}

/** The same preceded by the figure's name, as a note under an explanation; empty when unknown. */
export function useOriginNotes({ origins }: PropertyDetail) {
  const t = useT('origins');
  const textOf = useOriginText();
  return (figure: OriginFigure): string[] =>
    origins
      .filter((origin) => origin.figure === figure)
      .map((origin) => t('line', { name: t(`name.${figure}`), text: textOf(origin) }));
}
