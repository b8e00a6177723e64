import type { PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { type HeadlineFigure, headlineFigures } from '../headline-figures.ts';
import { wordsFor } from '../render-worker/words.ts';

/** Exactly what is drawn, so it can be the cache key. */
export type PreviewContent = {
  brand: string;
  /** Who sent it; null in other pictures. */
  from: string | null;
  address: string;
  /** Below the address. */
  lines: readonly string[];
  price: string;
  figures: readonly Pick<HeadlineFigure, 'label' | 'value' | 'tone'>[];
  pictureUrl: string | null;
};

export function previewContent(
  report: PropertyReport,
  locale: Locale,
  sender: string | null = null,
): PreviewContent {
  const words = wordsFor(locale);
  const { property } = report;
  return {
    brand: words.t('author'),
    from: sender && words.t('from', { name: sender }),
    address: property.address,
    lines: [
      `${property.city}, ${property.state} ${property.zip}`,
      `${words.facts(property)} · ${words.type(property.type)}`,
    ],
    price: words.price(property),
    figures: headlineFigures(words, report).map(({ label, value, tone }) => ({
      label,
      value,
      tone,
    })),
    pictureUrl: property.images[0]?.image_url ?? null,
  };
}
