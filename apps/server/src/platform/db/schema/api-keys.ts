import { API_SCOPES } from '@alpha/contract';
import { index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

export const apiScopeEnum = pgEnum('api_scope', API_SCOPES);

/** What another system signs in with: it may what its user may, within its scopes. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    name: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scopes: apiScopeEnum().array().notNull(),
    /** How it begins, to recognize it. */
    start: text().notNull(),
    /** SHA-256 of the key; the key itself is never stored. */
    keyHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('api_keys_user_idx').on(t.userId)],
);
