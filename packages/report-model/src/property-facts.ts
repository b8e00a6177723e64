import type { PropertyDetail } from '@alpha/contract';
import { isAnalyzedType } from '@alpha/contract/property-types';

type Sale = Pick<PropertyDetail, 'status' | 'list_price' | 'sold_price'>;

/** Displayed price in USD and its kind; `soldUnpriced` means sold, with only the old list price known. */
export type ShownPrice = {
  kind: PropertyDetail['status'] | 'soldUnpriced';
  amount: number;
};

/** The main price on page, PDF, email and preview. */
export function shownPrice({ status, list_price, sold_price }: Sale): ShownPrice {
  if (status !== 'sold') return { kind: status, amount: list_price };
  return sold_price === null
    ? { kind: 'soldUnpriced', amount: list_price }
    : { kind: 'sold', amount: sold_price };
}

/** Date of the figures of a property that is no longer for sale. */
export const figuresAsOf = ({ model, source_as_of }: PropertyDetail) =>
  model?.computed_at ?? source_as_of;

type Described = Pick<PropertyDetail, 'description' | 'description_es'>;

/** The listing's description; falls back to the other language. */
export function descriptionIn(
  language: 'en' | 'es',
  { description, description_es }: Described,
): { text: string; language: 'en' | 'es' } | null {
  const texts = { en: description, es: description_es };
  const other = language === 'en' ? 'es' : 'en';
  const found = texts[language] ? language : other;
  const text = texts[found];
  return text ? { text, language: found } : null;
}

/** Why a property has no analysis, as far as the report data shows. */
export type NoAnalysisReason = 'forbidden' | 'kind' | 'rooms' | 'rent' | 'soon';

export function noAnalysisReason({
  may_be_valued,
  type,
  rent_estimate,
  beds,
}: Pick<PropertyDetail, 'may_be_valued' | 'type' | 'rent_estimate' | 'beds'>): NoAnalysisReason {
  if (!may_be_valued) return 'forbidden';
  if (!isAnalyzedType(type)) return 'kind';
  if (rent_estimate !== null) return 'soon';
  return beds === null ? 'rooms' : 'rent';
}
