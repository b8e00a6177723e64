import { catalogs } from './generated/catalogs.gen.ts';
import type { Locale } from './locale.ts';
import { createTranslator, type Namespace, type Translate } from './translator.ts';

export { catalogs } from './generated/catalogs.gen.ts';

/** The server has every language at hand; the browser loads what a page needs. */
export function translatorFor<N extends Namespace>(locale: Locale, namespace: N): Translate<N> {
  return createTranslator<N>(locale, catalogs[locale][namespace]);
}
