import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { feeds } from './importing.ts';

/** Photos that a feed's listing should have: written before its row, copied after it. */
export const feedPhotos = pgTable(
  'feed_photos',
  {
    feedId: integer()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    system: text().notNull(),
    key: text().notNull(),
    /** When they changed, as the source says. */
    changedAt: instant().notNull(),
    /** Which of these changes we have. */
    copiedChange: instant(),
    /** Where the source told them with the listing. */
    links: jsonb().$type<{ url: string; order: number }[]>(),
    tries: integer().notNull().default(0),
    triedAt: instant(),
    /** What could not be had, and why. */
    problems: jsonb().$type<{ code: string; field?: string; value?: string }[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.system, t.key] }),
    index('feed_photos_open_idx')
      .on(t.feedId)
      .where(sql`${t.copiedChange} is distinct from ${t.changedAt}`),
  ],
);
