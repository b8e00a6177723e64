import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const ACCENTED = 'áàâäãåéèêëíìîïóòôöõúùûüñçý';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuuncy';

/** Case and accents away; the same letters here and in the database. */
export const fold = (text: string) =>
  text.toLowerCase().replace(/[á-ÿ]/gu, (letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter);
export const folded = (text: SQLWrapper) =>
  sql`translate(lower(${text}), ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)})`;

/** `%` and `_` are what they look like, not wildcards. */
const literal = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word stands in one of the columns, in any order. */
export function containsWords(columns: readonly SQLWrapper[], search: string): SQL | undefined {
  const words = fold(search.normalize('NFC')).split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => or(...columns.map((c) => sql`${folded(c)} like ${literal(word)}`))),
  );
}

/** The words of several columns as one text index holds them: punctuation only parts them. */
export const foldedWords = (...columns: readonly SQLWrapper[]): SQL =>
  sql`to_tsvector('simple'::regconfig, regexp_replace(${folded(sql.join([...columns], sql` || ' ' || `))}, '[^[:alnum:]]+', ' ', 'g'))`;

/** Every word begins one of the indexed words, in any order; null when there is no word to look for. */
export function wordBeginnings(search: string): string | null {
  const words = fold(search.normalize('NFC')).match(/[\p{L}\p{N}]+/gu);
  return words ? words.map((word) => `${word}:*`).join(' & ') : null;
}
