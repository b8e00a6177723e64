import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { feeds } from './importing.ts';

/**
 * Which feed told a listing last. The rows of its imports cannot say it: they are forgotten. Two feeds
 * may share a system, each with a filter of its own.
 */
export const feedListings = pgTable(
  'feed_listings',
  {
    /** Null: its feed was removed, and nobody has told it since. */
    feedId: integer().references(() => feeds.id, { onDelete: 'set null' }),
    system: text().notNull(),
    key: text().notNull(),
    /** Missing among the server's keys, not told off the market: it may come back as it was. */
    vanishedAt: instant(),
    /** The city we know no place in: asked for again once we do. */
    unplacedIn: text(),
  },
  (t) => [
    primaryKey({ columns: [t.system, t.key] }),
    index('feed_listings_feed_idx').on(t.feedId),
    index('feed_listings_unplaced_idx').on(t.feedId).where(sql`${t.unplacedIn} is not null`),
  ],
);
