import { createTranslator, formatMessage, type KeyOf, type ScreenNamespace } from '@alpha/i18n';
import { createElement, Fragment, type ReactNode, use, useMemo } from 'react';
import { findCatalog, findRequest, loadCatalog } from './catalog-store';
import { useLocaleState } from './locale-provider';

type RichValues = Record<string, string | number | ((chunks: ReactNode) => ReactNode)>;

/**
 * The texts of one feature in the reader's language. While they load, the router keeps the
 * previous page on screen (its navigations are transitions); the first page brings them along.
 */
export function useT<N extends ScreenNamespace>(namespace: N) {
  const { locale, used } = useLocaleState();
  if (typeof window === 'undefined') used.add(namespace);
  // A component that waited is rendered again and must wait again, on the same promise: React
  // counts its hooks from there (error 467 otherwise).
  const request = findRequest(locale, namespace);
  if (request) use(request);
  else if (!findCatalog(locale, namespace)) use(loadCatalog(locale, namespace));
  return useMemo(() => {
    const catalog = findCatalog(locale, namespace) ?? {};
    return Object.assign(createTranslator<N>(locale, catalog), {
      /** For messages with tags: `<b>…</b>` takes a function that returns an element. */
      rich: (key: KeyOf<N>, values: RichValues): ReactNode =>
        inOrder(formatMessage(locale, catalog, key, values) as ReactNode),
    });
  }, [locale, namespace]);
}

/** Words and elements side by side: as children they need no keys, as an array React asks for them. */
const inOrder = (parts: ReactNode): ReactNode =>
  Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
