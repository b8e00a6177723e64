import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Placeholders such as the quiz's dash are shared by many people. */
export const isNobodysAddress = (email: string): boolean => !/^[^\s@,;]+@[^\s@,;]+$/.test(email);

/** `ana.na@…` and `o'na@…`, also as HTML writes it, continue to the left; `….test.co` to the right. */
const BEFORE = String.raw`(?<![\w.+%-])(?<!\w('|&#39;))`;
const AFTER = String.raw`(?![\w-]|\.\w)`;

/** Matches the whole address, not a part of a longer one. */
export function namesAddress(text: SQLWrapper, email: string): SQL {
  const literal = email.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return sql`lower(${text}) ~ ${BEFORE + literal + AFTER}`;
}
