import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/**
 * Changes that were made under an `Idempotency-Key`, written in their transaction: a retry after a lost
 * answer finds its key and changes nothing. Nothing of the request or its answer is kept.
 */
export const repeatableRequests = pgTable(
  'repeatable_requests',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of endpoint and key. */
    keyHash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.keyHash] }),
    index('repeatable_requests_age_idx').on(t.createdAt),
  ],
);
