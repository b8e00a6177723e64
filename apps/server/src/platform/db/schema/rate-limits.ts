import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How often somebody has asked in the present window. Unlogged: worth nothing after a crash. */
export const rateLimits = pgTable('rate_limits', {
  /** A hash of the endpoint and the address. */
  key: text().primaryKey(),
  requests: integer().notNull(),
  endsAt: instant().notNull(),
});
