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

/** The same promise for the same catalogue: React's `use` needs a stable one. */
export function loadCatalogue(locale: Locale, namespace: Namespace): Promise<void> {
  const key = keyOf(locale, namespace);
  const known = pending.get(key);
  if (known) return known;
  const promise = withChunkTimeout(loaders[locale][namespace]()).then(
    (module) => {
      putCatalogue(locale, namespace, module.default);
      // What React would note itself, one turn later: a component drawn meanwhile need not wait.
      Object.assign(promise, { status: 'fulfilled', value: undefined });
    },
    (error) => {
      pending.delete(key);
      throw error;
    },
  );
  pending.set(key, promise);
  return promise;
}

/**
 * What a reader of this catalogue hands to React's `use`: nothing when the texts came with the page.
 * A promise that has been waited for stays: React repeats a waiting component and breaks ("update
 * hook called on initial render") when the repetition no longer calls `use`.
 */
export function awaitedCatalogue(locale: Locale, namespace: Namespace): Promise<void> | undefined {
  const key = keyOf(locale, namespace);
  return loaded.has(key) ? pending.get(key) : loadCatalogue(locale, namespace);
}

/** Before a language switch: everything the page has shown so far, in the new language. */
export async function loadShownCatalogues(from: Locale, to: Locale): Promise<void> {
  const shown = NAMESPACES.filter((namespace) => findCatalogue(from, namespace));
  await Promise.all(shown.filter((n) => !findCatalogue(to, n)).map((n) => loadCatalogue(to, n)));
}
