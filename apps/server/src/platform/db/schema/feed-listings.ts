import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { feeds } from './importing.ts';

/**
 * Which feed reported a listing last. Import rows cannot answer this, because old ones are deleted. Two
 * feeds may share a system, each with its own filter.
 */
export const feedListings = pgTable(
  'feed_listings',
  {
    /** Null: its feed was removed, and no feed has reported it since. */
    feedId: integer().references(() => feeds.id, { onDelete: 'set null' }),
    system: text().notNull(),
    key: text().notNull(),
    /** Missing from the server's keys without a status change: it may come back unchanged. */
    vanishedAt: instant(),
    /** A city without known coordinates: the listing is requested again once they are known. */
    unplacedIn: text(),
  },
  (t) => [
    primaryKey({ columns: [t.system, t.key] }),
    index('feed_listings_feed_idx').on(t.feedId),
    index('feed_listings_unplaced_idx').on(t.feedId).where(sql`${t.unplacedIn} is not null`),
  ],
);
