import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';

/** Static cuts from npm: nothing depends on what is installed on the machine. */
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

/** What the cuts cover: Latin 1 and typographic marks. */
const COVERED =
  /[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201d\u2022\u2026\u2212]/u;

/** A letter we cannot draw loses its accent before it becomes a question mark, never a blank box. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/[\u2000-\u200a\u202f\t\r\n]/g, '\u00a0'))
    .map((letter) => {
      if (COVERED.test(letter)) return letter;
      const plain = letter.normalize('NFD').charAt(0);
      return COVERED.test(plain) ? plain : '?';
    })
    .join('');
}
