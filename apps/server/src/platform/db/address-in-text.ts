import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What a person types who gives none, such as the quiz's dash, is shared by strangers. */
export const isNobodysAddress = (email: string): boolean => !/^[^\s@,;]+@[^\s@,;]+$/.test(email);

/** `ana.na@…` and `o'na@…`, also as HTML writes it, go on to the left; `….test.co` to the right. */
const BEFORE = String.raw`(?<![\w.+%-])(?<!\w('|&#39;))`;
const AFTER = String.raw`(?![\w-]|\.\w)`;

/** The whole address stands there, not one that merely ends or begins with it. */
export function namesAddress(text: SQLWrapper, email: string): SQL {
  const literal = email.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return sql`lower(${text}) ~ ${BEFORE + literal + AFTER}`;
}
