import { type Catalog, type Locale, loaders, NAMESPACES, type ScreenNamespace } from '@alpha/i18n';
import { withChunkTimeout } from '~/lib/chunk-timeout';

// One store per page load. On the server it is filled once with everything (entry.server).
const loaded = new Map<string, Catalog>();
const pending = new Map<string, Promise<void>>();

const keyOf = (locale: Locale, namespace: ScreenNamespace) => `${locale}.${namespace}`;

export function findCatalog(locale: Locale, namespace: ScreenNamespace): Catalog | undefined {
  return loaded.get(keyOf(locale, namespace));
}

export function putCatalog(locale: Locale, namespace: ScreenNamespace, catalog: Catalog): void {
  loaded.set(keyOf(locale, namespace), catalog);
}

/** Requested in this visit, loaded or not. */
export function findRequest(locale: Locale, namespace: ScreenNamespace): Promise<void> | undefined {
  return pending.get(keyOf(locale, namespace));
}

/** The same promise for the same catalog: React's `use` needs a stable one. */
export function loadCatalog(locale: Locale, namespace: ScreenNamespace): Promise<void> {
  const key = keyOf(locale, namespace);
  const known = pending.get(key);
  if (known) return known;
  const promise: Promise<void> = withChunkTimeout(loaders[locale][namespace]()).then(
    (module) => {
      putCatalog(locale, namespace, module.default);
      // React reads this field: an already settled promise then needs no extra render.
      Object.assign(promise, { status: 'fulfilled' });
    },
    (error) => {
      // Kept on failure: a page that requests again on each render would never stop.
      Object.assign(promise, { status: 'rejected', reason: error });
      forgetOnNextChance(key);
      throw error;
    },
  );
  pending.set(key, promise);
  return promise;
}

/** Ahead of time: a part that appears without a connection has its texts then. */
export async function loadCatalogs(
  locale: Locale,
  namespaces: readonly ScreenNamespace[],
): Promise<void> {
  const missing = namespaces.filter((namespace) => !findCatalog(locale, namespace));
  await Promise.allSettled(missing.map((namespace) => loadCatalog(locale, namespace)));
}

/** Failed loads are retried when the connection is back, on user interaction, or later. */
const LATER_MS = 1_500;
const CHANCES = ['online', 'pointerdown', 'keydown', 'popstate'];

function forgetOnNextChance(key: string): void {
  if (typeof window === 'undefined') return void pending.delete(key);
  const forget = () => {
    pending.delete(key);
    for (const chance of CHANCES) window.removeEventListener(chance, forget, true);
  };
  for (const chance of CHANCES) window.addEventListener(chance, forget, true);
  setTimeout(forget, LATER_MS);
}

/** In the page as HTML, but not yet as texts: needed when the scripts of those parts start. */
let putOff: { locale: Locale; namespaces: readonly ScreenNamespace[] } | null = null;

export function putOffCatalogs(locale: Locale, namespaces: readonly ScreenNamespace[]): void {
  putOff = { locale, namespaces };
}

export async function loadPutOffCatalogs(): Promise<void> {
  if (!putOff) return;
  const { locale, namespaces } = putOff;
  await Promise.all(namespaces.map((namespace) => loadCatalog(locale, namespace)));
}

/** Before a language switch: loads everything shown so far in the new language. */
export async function loadShownCatalogs(from: Locale, to: Locale): Promise<void> {
  const shown = NAMESPACES.filter(
    (namespace) => findCatalog(from, namespace) || putOff?.namespaces.includes(namespace),
  );
  await Promise.all(shown.filter((n) => !findCatalog(to, n)).map((n) => loadCatalog(to, n)));
}
