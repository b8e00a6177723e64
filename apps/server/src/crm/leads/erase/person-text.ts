import {
  addressPattern,
  isNobodysAddress,
  quoted,
  textNamesAddress,
} from '../../../platform/db/address-in-text.ts';
import { fold } from '../../../platform/db/text-search.ts';
import { nameOf } from '../lead-name.ts';
import { CUT } from './cut-strings.ts';

export type Named = { firstName: string; lastName: string; phone: string; email: string };

/** What identifies the person in a text, and nobody else among the leads in reach. */
export type PersonText = { addresses: string[]; names: string[][]; phones: string[] };

/** Shorter numbers and names are part of too many other words. */
const LEAST_DIGITS = 7;
const LEAST_LETTERS = 3;

/**
 * `others`: leads that have one of the names or numbers too. What they share does not identify the
 * person, so it stays: a search for a common name is not about one person.
 */
export function personTextOf(rows: readonly Named[], others: readonly Named[]): PersonText {
  const shared = others.map((other) => wordsOf(nameOf(other)));
  const isOwn = (words: string[]) => !shared.some((other) => holdsAll(other, words));
  const names = rows.flatMap((row) => [wordsOf(nameOf(row)), wordsOf(row.lastName)]);
  const taken = new Set(others.map(({ phone }) => digitsOf(phone)));
  return {
    addresses: unique(rows.map(({ email }) => email)).filter((email) => !isNobodysAddress(email)),
    names: names.filter((words) => words.join('').length >= LEAST_LETTERS && isOwn(words)),
    phones: unique(rows.map(({ phone }) => phone)).filter(
      (phone) => digitsOf(phone).length >= LEAST_DIGITS && !taken.has(digitsOf(phone)),
    ),
  };
}

/** For names of files and saved views: the words in any order, the number in any spelling. */
export function mentions({ addresses, names, phones }: PersonText, text: string): boolean {
  const words = wordsOf(text);
  const digits = digitsOf(text);
  return (
    addresses.some((address) => textNamesAddress(text, address)) ||
    names.some((name) => holdsAll(words, name)) ||
    phones.some((phone) => isSameNumber(digits, digitsOf(phone)))
  );
}

/**
 * For free text in the database: one regular expression, and what a text must hold for it to match, which
 * is faster to look for. Null when nothing identifies the person.
 */
export function textPatternOf({ addresses, phones }: PersonText, names: readonly string[]) {
  const literals = [...addresses, ...names, ...phones];
  if (literals.length === 0) return null;
  const patternOf = (edge: string) =>
    [
      ...addresses.map(addressPattern),
      ...names.map((name) => edge + quoted(name).replace(/\s+/g, String.raw`\s+`) + edge),
      ...phones.map(quoted),
    ].join('|');
  const inText = new RegExp(patternOf(WORD_EDGE), 'giu');
  return {
    regex: `(?:${patternOf(String.raw`\y`)})`,
    cut: (text: string) => text.replace(inText, CUT),
    // The first word: spaces may differ.
    likes: literals.map((text) => `%${(text.split(/\s/)[0] ?? '').replace(/[\\%_]/g, '\\$&')}%`),
  };
}

/** Names in full, as they are written in a sentence. */
export const fullNamesOf = (rows: readonly Named[], { names }: PersonText): string[] =>
  unique(rows.map(nameOf)).filter((name) =>
    names.some((words) => words.length > 1 && holdsAll(wordsOf(name), words)),
  );

/** PostgreSQL's `\y`, which knows letters with accents; `\b` does not. */
const WORD = String.raw`[\p{L}\p{N}_]`;
const WORD_EDGE = `(?:(?<!${WORD})(?=${WORD})|(?<=${WORD})(?!${WORD}))`;
const wordsOf = (text: string): string[] =>
  fold(text.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];
const digitsOf = (text: string) => text.replace(/\D/g, '');
const holdsAll = (words: readonly string[], sought: readonly string[]) =>
  sought.length > 0 && sought.every((word) => words.includes(word));
/** With or without the country's code. */
const isSameNumber = (digits: string, phone: string) =>
  digits.includes(phone) || (digits.length >= LEAST_DIGITS && phone.endsWith(digits));
const unique = (texts: readonly string[]) => [...new Set(texts)];
