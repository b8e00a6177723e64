import { isLocale } from '@alpha/i18n';

/** The parameters a public page passes on: who sent the visitor. All others change nothing in it. */
export const isSourceParam = (name: string): boolean => name === 'ref' || name.startsWith('utm_');

/** The query with what public pages pass on: `ref` and `utm_…`, without `lang`. */
export function sourceSearch(search: string): string {
  return written([...new URLSearchParams(search)].filter(([name]) => isSourceParam(name)));
}

/** The same with `lang`, for links that may be followed before the language is stored. */
export function carriedSearch(search: string): string {
  const params = new URLSearchParams(search);
  const lang = params.get('lang');
  const sources = [...params].filter(([name]) => isSourceParam(name));
  return written([...(isLocale(lang) ? [['lang', lang]] : []), ...sources]);
}

function written(pairs: string[][]): string {
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
