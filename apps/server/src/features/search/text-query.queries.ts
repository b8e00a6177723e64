import { and, asc, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { searchLexemes, searchState } from '../../db/schema/index.ts';
import type { Lexeme } from './spelling.ts';

const LEXEME = { lexeme: searchLexemes.lexeme, listings: searchLexemes.listings };
const isInUse = gt(searchLexemes.listings, 0);
const LAST_LETTER = '\u{10FFFF}';

/** Which of these words stand in any listing. */
export function findLexemes(db: Db, words: readonly string[]): Promise<Lexeme[]> {
  return db
    .select(LEXEME)
    .from(searchLexemes)
    .where(and(inArray(searchLexemes.lexeme, [...words]), isInUse));
}

export function findLexemesFrom(db: Db, prefix: string, most: number): Promise<Lexeme[]> {
  return db
    .select(LEXEME)
    .from(searchLexemes)
    .where(
      and(
        gte(searchLexemes.lexeme, prefix),
        lt(searchLexemes.lexeme, `${prefix}${LAST_LETTER}`),
        isInUse,
      ),
    )
    .orderBy(asc(searchLexemes.lexeme))
    .limit(most);
}

/** Words without figures: only those are ever misspelt. */
export function listAllWords(db: Db): Promise<Lexeme[]> {
  return db
    .select(LEXEME)
    .from(searchLexemes)
    .where(and(isInUse, sql`${searchLexemes.lexeme} !~ '[0-9]'`));
}

export async function readSearchVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: searchState.version }).from(searchState);
  return row?.version ?? 0;
}
