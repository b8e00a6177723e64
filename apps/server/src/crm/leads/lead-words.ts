import { and, eq, type SQL, sql } from 'drizzle-orm';
import { LEAD_WORDS, leads } from '../../platform/db/schema/index.ts';
import { holdsDigits, personBeginnings, wordBeginnings } from '../../platform/db/text-search.ts';

/** Uses the text index; a search without letters or digits finds nothing. */
const hasWords = (words: string | null): SQL =>
  words ? sql`${leads.words} @@ to_tsquery('simple', ${words})` : sql`false`;

export const inAny = (search: string | undefined): SQL | undefined =>
  search?.trim() ? hasWords(personBeginnings(search)) : undefined;

type NamedColumn = Exclude<keyof typeof LEAD_WORDS, 'phone'>;

export const inColumn = (column: NamedColumn, words: string | undefined): SQL | undefined =>
  words?.trim() ? hasWords(wordBeginnings(words, LEAD_WORDS[column])) : undefined;

export const inPhone = (words: string | undefined): SQL | undefined =>
  words?.trim()
    ? /\d/.test(words)
      ? and(inAny(words), holdsDigits(leads.phone, words))
      : // The quiz stores a dash.
        eq(leads.phone, words.trim())
    : undefined;
