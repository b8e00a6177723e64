import { and, asc, desc, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { searchLexemes, searchState } from '../../platform/db/schema/index.ts';
import type { Lexeme } from './spelling.ts';

const LEXEME = { lexeme: searchLexemes.lexeme, listings: searchLexemes.listings };
const isInUse = gt(searchLexemes.listings, 0);
const MAX_CODE_POINT = '\u{10FFFF}';

/** Which of these words occur in any listing, and words that start with the last one. */
export async function findLexemes(
  db: Db,
  words: readonly string[],
  { prefix, most }: { prefix: string; most: number },
): Promise<{ known: Lexeme[]; endings: Lexeme[] }> {
  const known = db
    .select({ ...LEXEME, isEnding: sql<boolean>`false` })
    .from(searchLexemes)
    .where(and(inArray(searchLexemes.lexeme, [...words]), isInUse));
  const endings = db
    .select({ ...LEXEME, isEnding: sql<boolean>`true` })
    .from(searchLexemes)
    .where(
      and(
        gte(searchLexemes.lexeme, prefix),
        lt(searchLexemes.lexeme, `${prefix}${MAX_CODE_POINT}`),
        isInUse,
      ),
    )
    .orderBy(asc(searchLexemes.lexeme))
    .limit(most);
  const rows = await unionAll(known, endings);
  return {
    known: rows.filter(({ isEnding }) => !isEnding),
    endings: rows.filter(({ isEnding }) => isEnding),
  };
}

/** Words that occur in many listings, most frequent first. */
export async function listFrequentWords(db: Db, atLeast: number, most: number): Promise<string[]> {
  const rows = await db
    .select({ lexeme: searchLexemes.lexeme })
    .from(searchLexemes)
    .where(gte(searchLexemes.listings, atLeast))
    .orderBy(desc(searchLexemes.listings), asc(searchLexemes.lexeme))
    .limit(most);
  return rows.map(({ lexeme }) => lexeme);
}

/** Words without digits: only these are spell-checked. */
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
