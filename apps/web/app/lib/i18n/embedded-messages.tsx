import { type Catalog, isLocale, type Locale, NAMESPACES, type Namespace } from '@alpha/i18n';
import { useIsFromServer } from '../use-is-from-server';
import { findCatalog, putCatalog } from './catalog-store';
import { useLocaleState } from './locale-provider';

const ELEMENT_ID = 'messages';
type Embedded = { locale: Locale; catalogs: Partial<Record<Namespace, Catalog>> };

/** Rendered after the page, so that it knows which texts the page used; saves a request. */
export function EmbeddedMessages() {
  const { locale, used } = useLocaleState();
  const isFromServer = useIsFromServer();
  if (!isFromServer) return null;
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
  const { locale, catalogs } = JSON.parse(readElement() || '{}') as Partial<Embedded>;
  if (!isLocale(locale)) return;
  for (const namespace of NAMESPACES) {
    const catalog = catalogs?.[namespace];
    if (catalog) putCatalog(locale, namespace, catalog);
  }
}

function readElement(): string {
  return document.getElementById(ELEMENT_ID)?.textContent ?? '';
}

function serialize(locale: Locale, used: Set<Namespace>): string {
  const catalogs = Object.fromEntries([...used].map((n) => [n, findCatalog(locale, n)]));
  return JSON.stringify({ locale, catalogs }).replaceAll('<', '\\u003c');
}
