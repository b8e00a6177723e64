import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const ACCENTED = 'áàâäãåéèêëíìîïóòôöõúùûüñçý';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuuncy';

/** Case and accents away, as `fold` does it in the database. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const folded = (column: SQLWrapper) => sql`translate(lower(${column}), ${ACCENTED}, ${PLAIN})`;

/** `%` and `_` are what they look like, not wildcards. */
const literal = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word stands in one of the columns, in any order. */
export function containsWords(columns: readonly SQLWrapper[], search: string): SQL | undefined {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => or(...columns.map((c) => sql`${folded(c)} like ${literal(word)}`))),
  );
}
