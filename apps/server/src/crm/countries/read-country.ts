import { COUNTRIES, type Country } from '@alpha/contract';
import { LOCALES } from '@alpha/i18n';
import { fold } from '../../platform/db/text-search.ts';

/** Ignores case, accents, dots and spaces: "EE. UU.", "Perú". */
const plain = (name: string) => fold(name.normalize('NFC')).replace(/[^a-z]/g, '');

const codes: ReadonlySet<string> = new Set(COUNTRIES);

/** Common spellings in addition to the names `Intl` knows in the site's languages. */
const OTHER_NAMES: [string, Country][] = [
  ['USA', 'US'],
  ['EEUU', 'US'],
  ['United States of America', 'US'],
  ['Estados Unidos de América', 'US'],
  ['UK', 'GB'],
];

const named = new Map<string, Country>([
  ...LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return COUNTRIES.map((code) => [plain(names.of(code) ?? code), code] as const);
  }),
  ...OTHER_NAMES.map(([name, code]) => [plain(name), code] as const),
]);

/** `Colombia`, `Perú` or `Bogotá, Colombia`; undefined when it names no country. */
export const countryNamed = (text: string): Country | undefined =>
  named.get(plain(text)) ?? named.get(plain(text.split(',').at(-1) ?? ''));

/** A name, or a code where one is meant: in a visitor's answer "no" and "sí" are not country codes. */
export function readCountry(text: string): Country | undefined {
  const code = text.trim().toUpperCase();
  return codes.has(code) ? (code as Country) : countryNamed(text);
}
