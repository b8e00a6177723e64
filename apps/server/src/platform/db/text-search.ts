import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const ACCENTED = 'áàâäãåéèêëíìîïóòôöõúùûüñçý';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuuncy';

/** Removes case and accents, exactly as the database does. */
export const fold = (text: string) =>
  text.toLowerCase().replace(/[á-ÿ]/gu, (letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter);
export const folded = (text: SQLWrapper) =>
  sql`translate(lower(${text}), ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)})`;

/** Escapes `%` and `_`. */
const literal = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word occurs in one of the columns, in any order. */
export function containsWords(columns: readonly SQLWrapper[], search: string): SQL | undefined {
  const words = fold(search.normalize('NFC')).split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => or(...columns.map((c) => sql`${folded(c)} like ${literal(word)}`))),
  );
}

/** Weight of a column in a text index over several. */
export type ColumnMark = 'A' | 'B' | 'C' | 'D';

/** The words of a column as a text index holds them, separated by punctuation. */
export const foldedWords = (column: SQLWrapper, mark: ColumnMark): SQL =>
  sql`setweight(to_tsvector('simple'::regconfig, regexp_replace(${folded(column)}, '[^[:alnum:]]+', ' ', 'g')), ${sql.raw(`'${mark}'`)})`;

const wordsOf = (search: string): string[] =>
  fold(search.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Every word is a prefix of an indexed word, in any order, in one column or in any; null when there is
 * no word to search.
 */
export function wordBeginnings(search: string, mark: ColumnMark | '' = ''): string | null {
  const words = wordsOf(search);
  return words.length > 0 ? words.map((word) => `${word}:*${mark}`).join(' & ') : null;
}

const digitsOf = (text: SQLWrapper): SQL => sql`regexp_replace(${text}, '[^0-9]+', '', 'g')`;

/**
 * Phones are written in many ways, with or without a country code of one to three digits. Indexes
 * the digits from each of the first four positions, and the last four.
 */
export function phoneBeginnings(phone: SQLWrapper): SQL {
  const digits = digitsOf(phone);
  const from = [1, 2, 3, 4].map((place) => sql`substr(${digits}, ${sql.raw(String(place))})`);
  return sql.join([...from, sql`right(${digits}, 4)`], sql` || ' ' || `);
}

/** Recognizes a phone, however it is spaced. */
const PHONE = /^[\d\s+().\-/]+$/;
const MIN_PHONE_DIGITS = 3;

/**
 * As `wordBeginnings`, for an index that includes `phoneBeginnings`. Parts of a phone are searched one
 * by one only when each is selective: a country code matches nearly everybody.
 */
export function personBeginnings(search: string): string | null {
  const words = wordBeginnings(search);
  const digits = search.replace(/\D/g, '');
  if (words === null || !PHONE.test(search) || digits.length < MIN_PHONE_DIGITS) return words;
  const areLong = wordsOf(search).every((word) => word.length >= MIN_PHONE_DIGITS);
  return areLong ? `(${words}) | ${digits}:*` : `${digits}:*`;
}

export const holdsDigits = (column: SQLWrapper, search: string): SQL =>
  sql`position(${search.replace(/\D/g, '')} in ${digitsOf(column)}) > 0`;
