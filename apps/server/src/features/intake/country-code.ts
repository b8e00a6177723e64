import { fold } from '../../db/text-search.ts';

const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));

/** Names as people write them, in both languages of the site, with their ISO 3166 codes. */
const codes = new Map<string, string>([
  ['usa', 'US'],
  ['eeuu', 'US'],
  ['uk', 'GB'],
]);
for (const locale of ['en', 'es']) {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const name = names.of(first + second);
      // Codes nobody was given have no name, or one of their own such as "Unknown Region".
      if (name && first !== 'X' && first + second !== 'ZZ') codes.set(plain(name), first + second);
    }
}

/** `Colombia`, `Perú` or `Bogotá, Colombia`; null when it names no country. */
export function countryCodeOf(text: string): string | null {
  const whole = codes.get(plain(text));
  return whole ?? codes.get(plain(text.split(',').at(-1) ?? '')) ?? null;
}

function plain(name: string): string {
  return fold(name.normalize('NFC')).replace(/[^a-z]/g, '');
}
