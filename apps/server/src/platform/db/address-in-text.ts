import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Here and in the database. */
const ADDRESS = String.raw`^[^\s@,;]+@[^\s@,;]+$`;

/** Placeholders such as the quiz's dash are shared by many people. */
export const isNobodysAddress = (email: string): boolean => !new RegExp(ADDRESS).test(email);

export const hasNobodysAddress = (email: SQLWrapper): SQL => sql`${email} !~ ${ADDRESS}`;

/** `ana.na@…` and `o'na@…`, also as HTML writes it, continue to the left; `….test.co` to the right. */
const BEFORE = String.raw`(?<![\w.+%-])(?<!\w('|&#39;))`;
const AFTER = String.raw`(?![\w-]|\.\w)`;

/** As a literal in a regular expression, here or in the database. */
export const quoted = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches the whole address, not a part of a longer one; in lower case, here and in the database. */
export const addressPattern = (email: string): string =>
  BEFORE + quoted(email.toLowerCase()) + AFTER;

export const namesAddress = (text: SQLWrapper, email: string): SQL =>
  sql`lower(${text}) ~ ${addressPattern(email)}`;

export const textNamesAddress = (text: string, email: string): boolean =>
  new RegExp(addressPattern(email)).test(text.toLowerCase());
