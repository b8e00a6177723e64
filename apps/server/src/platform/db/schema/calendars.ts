import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './users.ts';

/** The secret address under which a calendar program reads a person's tasks; no row while it is off. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of 256 random bits. */
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
  readAt: instant(),
});
