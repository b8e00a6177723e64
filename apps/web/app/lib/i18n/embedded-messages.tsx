import { type Catalogue, isLocale, type Locale, NAMESPACES, type Namespace } from '@alpha/i18n';
import { findCatalogue, putCatalogue } from './catalogue-store';
import { useLocaleState } from './locale-provider';

const ELEMENT_ID = 'messages';
type Embedded = { locale: Locale; catalogues: Partial<Record<Namespace, Catalogue>> };

/** Rendered after the page, so that it knows which texts the page used; saves a request. */
export function EmbeddedMessages() {
  const { locale, used } = useLocaleState();
  const html = typeof window === 'undefined' ? serialize(locale, used) : readElement();
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: own JSON with "<" escaped, never executed.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Called once before hydration. */
export function takeEmbeddedMessages(): void {
  const { locale, catalogues } = JSON.parse(readElement() || '{}') as Partial<Embedded>;
  if (!isLocale(locale)) return;
  for (const namespace of NAMESPACES) {
    const catalogue = catalogues?.[namespace];
    if (catalogue) putCatalogue(locale, namespace, catalogue);
  }
}

function readElement(): string {
  return document.getElementById(ELEMENT_ID)?.textContent ?? '';
}

function serialize(locale: Locale, used: Set<Namespace>): string {
  const catalogues = Object.fromEntries([...used].map((n) => [n, findCatalogue(locale, n)]));
  return JSON.stringify({ locale, catalogues }).replaceAll('<', '\\u003c');
}
