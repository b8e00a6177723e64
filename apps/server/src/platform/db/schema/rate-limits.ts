import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Requests of one client in the current window. Unlogged: worthless after a crash. */
export const rateLimits = pgTable('rate_limits', {
  /** A hash of the endpoint and the address. */
  key: text().primaryKey(),
  requests: integer().notNull(),
  endsAt: instant().notNull(),
});
