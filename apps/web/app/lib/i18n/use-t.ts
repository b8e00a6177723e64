import {
  type Catalog,
  createTranslator,
  formatMessage,
  type KeyOf,
  type Locale,
  type ScreenNamespace,
  type Translate,
} from '@alpha/i18n';
import { createElement, Fragment, type ReactNode, use } from 'react';
import { findCatalog, findRequest, loadCatalog } from './catalog-store';
import { useLocaleState } from './locale-provider';

type RichValues = Record<string, string | number | ((chunks: ReactNode) => ReactNode)>;

/**
 * The texts of one feature in the reader's language. While they load, the router keeps the
 * previous page on screen (its navigations are transitions); the first page brings them along.
 */
export function useT<N extends ScreenNamespace>(namespace: N): Translator<N> {
  const { locale, used } = useLocaleState();
  if (typeof window === 'undefined') used.add(namespace);
  // A component that waited is rendered again and must wait again, on the same promise: React
  // counts its hooks from there (error 467 otherwise).
  const request = findRequest(locale, namespace);
  if (request) use(request);
  else if (!findCatalog(locale, namespace)) use(loadCatalog(locale, namespace));
  return translatorOf<N>(locale, findCatalog(locale, namespace) ?? NOTHING);
}

type Translator<N extends ScreenNamespace> = Translate<N> & {
  /** For messages with tags: `<b>…</b>` takes a function that returns an element. */
  rich: (key: KeyOf<N>, values: RichValues) => ReactNode;
};

const NOTHING: Catalog = {};
/** One for each catalog, which belongs to a language: a report asks a thousand times. */
const translators = new WeakMap<Catalog, unknown>();

function translatorOf<N extends ScreenNamespace>(locale: Locale, catalog: Catalog): Translator<N> {
  const known = translators.get(catalog);
  if (known) return known as Translator<N>;
  const made: Translator<N> = Object.assign(createTranslator<N>(locale, catalog), {
    rich: (key: KeyOf<N>, values: RichValues): ReactNode =>
      inOrder(formatMessage(locale, catalog, key, values) as ReactNode),
  });
  translators.set(catalog, made);
  return made;
}

/** Words and elements side by side: as children they need no keys, as an array React asks for them. */
const inOrder = (parts: ReactNode): ReactNode =>
  Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
