import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';

/** Font files from npm packages, so that output doesn't depend on installed fonts. */
const FILES = {
  sans: '@fontsource/geist/files/geist-latin-400-normal.woff',
  medium: '@fontsource/geist/files/geist-latin-500-normal.woff',
  bold: '@fontsource/geist/files/geist-latin-600-normal.woff',
  serif: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
} as const;
export type Typeface = keyof typeof FILES;
export const TYPEFACES = Object.keys(FILES) as Typeface[];

const require = createRequire(import.meta.url);
const read = new Map<Typeface, Buffer>();

export function typefaceBytes(typeface: Typeface): Buffer {
  const known = read.get(typeface);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(require.resolve(FILES[typeface])));
  read.set(typeface, bytes);
  return bytes;
}

/** Characters in the font files: Latin 1 and typographic marks. */
const COVERED =
  /[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201d\u2022\u2026\u2212]/u;

/** Replaces characters the fonts don't have: first without the accent, else `?`. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/[\u2000-\u200a\u202f\t\r\n]/g, '\u00a0'))
    .map((char) => {
      if (COVERED.test(char)) return char;
      const plain = char.normalize('NFD').charAt(0);
      return COVERED.test(plain) ? plain : '?';
    })
    .join('');
}
