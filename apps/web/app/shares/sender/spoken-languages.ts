import { SPOKEN_LANGUAGES, type SpokenLanguage } from '@alpha/contract/profiles';

/** In the person's own order; codes without a name are left out. */
export const spokenLanguages = (
  codes: readonly string[],
  nameOf: (code: SpokenLanguage) => string,
): string[] =>
  SPOKEN_LANGUAGES.filter((known) => codes.includes(known))
    .toSorted((a, b) => codes.indexOf(a) - codes.indexOf(b))
    .map(nameOf);
