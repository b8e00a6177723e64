import type { PropertyDetail } from '@alpha/contract';
import type { OriginFigure } from '@alpha/contract/report-origins';
import type { AssumedField } from '@alpha/report-model/assumption-sources';
import { inputOriginRow, type OriginRow, originRow, originRows } from '@alpha/report-model/origins';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

type Sourced = Pick<PropertyDetail, 'origins' | 'type'>;

function useOriginWords({ type }: Sourced) {
  return { t: useT('origins'), locale: useLocale(), isCondo: type === 'condo' };
}

/** Every figure with its source, and `Rent: estimated from 14 comparables, Nov 2025.` of a row. */
export function useOriginRows(property: Sourced) {
  const words = useOriginWords(property);
  return { rows: () => originRows(property.origins, words), lineOf: lineWith(words.t) };
}

/** The source of a figure as a note under an explanation; empty when unknown. */
export function useOriginNotes(property: Sourced) {
  const words = useOriginWords(property);
  return (figure: OriginFigure): string[] => {
    const row = originRow(figure, property.origins, words);
    return row ? [lineWith(words.t)(row)] : [];
  };
}

/** The sources of the inputs among the terms of a formula. */
export function useInputNotes(property: Sourced) {
  const words = useOriginWords(property);
  return (terms: readonly string[]): string[] =>
    terms
      .map((term) => inputOriginRow(term, property.origins, words))
      .filter((row) => row !== null)
      .map(lineWith(words.t));
}

/** One input and its source; null when the report has no sources. */
export function useInputRow(property: Sourced, field: AssumedField) {
  const words = useOriginWords(property);
  const row = inputOriginRow(field, property.origins, words);
  return row && { ...row, line: lineWith(words.t)(row) };
}

const lineWith =
  (t: ReturnType<typeof useT<'origins'>>) =>
  ({ key, text }: OriginRow) =>
    t('line', { name: t(`name.${key}`), text });
