import { type Catalog, isLocale, type Locale, NAMESPACES, type ScreenNamespace } from '@alpha/i18n';
import { useTurn } from '../in-turn';
import { useIsFromServer } from '../use-is-from-server';
import { findCatalog, putCatalog, putOffCatalogs } from './catalog-store';
import { useLocaleState } from './locale-provider';

const ELEMENT_ID = 'messages';
type Embedded = {
  locale: Locale;
  catalogs: Partial<Record<ScreenNamespace, Catalog>>;
  later: ScreenNamespace[];
};

/** Rendered after the page, so that it knows which texts the page used; saves a request. */
export function EmbeddedMessages() {
  // After all parts of the page that take turns.
  useTurn();
  const { locale, used, usedLater } = useLocaleState();
  const isFromServer = useIsFromServer();
  if (!isFromServer) return null;
  const html = typeof window === 'undefined' ? serialize(locale, used, usedLater) : readElement();
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
  const { locale, catalogs, later } = JSON.parse(readElement() || '{}') as Partial<Embedded>;
  if (!isLocale(locale)) return;
  putOffCatalogs(locale, later ?? []);
  for (const namespace of NAMESPACES) {
    const catalog = catalogs?.[namespace];
    if (catalog) putCatalog(locale, namespace, catalog);
  }
}

function readElement(): string {
  return document.getElementById(ELEMENT_ID)?.textContent ?? '';
}

function serialize(
  locale: Locale,
  used: Set<ScreenNamespace>,
  usedLater: Set<ScreenNamespace>,
): string {
  const catalogs = Object.fromEntries([...used].map((n) => [n, findCatalog(locale, n)]));
  const later = [...usedLater].filter((namespace) => !used.has(namespace));
  return JSON.stringify({ locale, catalogs, later }).replaceAll('<', '\\u003c');
}
