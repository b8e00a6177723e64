import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { feeds } from './importing.ts';

/** Photos a feed's listing should have: written before its row, downloaded after it. */
export const feedPhotos = pgTable(
  'feed_photos',
  {
    feedId: integer()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    system: text().notNull(),
    key: text().notNull(),
    /** When they last changed, according to the source. */
    changedAt: instant().notNull(),
    /** The change we have downloaded. */
    copiedChange: instant(),
    /** Links the source sent with the listing. */
    links: jsonb().$type<{ url: string; order: number }[]>(),
    tries: integer().notNull().default(0),
    triedAt: instant(),
    /** Failed downloads, with the reason. */
    problems: jsonb().$type<{ code: string; field?: string; value?: string }[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.system, t.key] }),
    index('feed_photos_open_idx')
      .on(t.feedId)
      .where(sql`${t.copiedChange} is distinct from ${t.changedAt}`),
  ],
);
