import { type Catalogue, type Locale, loaders, NAMESPACES, type Namespace } from '@alpha/i18n';
import { withChunkTimeout } from '~/lib/chunk-timeout';

// One store per page load. On the server it is filled once with everything (entry.server).
const loaded = new Map<string, Catalogue>();
const pending = new Map<string, Promise<void>>();

const keyOf = (locale: Locale, namespace: Namespace) => `${locale}.${namespace}`;

export function findCatalogue(locale: Locale, namespace: Namespace): Catalogue | undefined {
  return loaded.get(keyOf(locale, namespace));
}

export function putCatalogue(locale: Locale, namespace: Namespace, catalogue: Catalogue): void {
  loaded.set(keyOf(locale, namespace), catalogue);
}

/** Requested in this visit, loaded or not. */
export function findRequest(locale: Locale, namespace: Namespace): Promise<void> | undefined {
  return pending.get(keyOf(locale, namespace));
}

/** The same promise for the same catalog: React's `use` needs a stable one. */
export function loadCatalogue(locale: Locale, namespace: Namespace): Promise<void> {
  const key = keyOf(locale, namespace);
  const known = pending.get(key);
  if (known) return known;
  const promise: Promise<void> = withChunkTimeout(loaders[locale][namespace]()).then(
    (module) => {
      putCatalogue(locale, namespace, module.default);
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

/** Before a language switch: loads everything shown so far in the new language. */
export async function loadShownCatalogues(from: Locale, to: Locale): Promise<void> {
  const shown = NAMESPACES.filter((namespace) => findCatalogue(from, namespace));
  await Promise.all(shown.filter((n) => !findCatalogue(to, n)).map((n) => loadCatalogue(to, n)));
}
