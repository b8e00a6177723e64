import { TAG_COLORS } from '@alpha/contract';
import { index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { leads } from './leads.ts';

export const tagColorEnum = pgEnum('tag_color', TAG_COLORS);

/** Short labels for leads, the same for the whole installation. */
export const tags = pgTable('tags', {
  id: id(),
  name: text().notNull(),
  /** The name without case and accents. */
  key: text().notNull().unique(),
  color: tagColorEnum().notNull(),
  createdAt: createdAt(),
});

export const leadTags = pgTable(
  'lead_tags',
  {
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.leadId, t.tagId] }),
    index('lead_tags_tag_idx').on(t.tagId, t.leadId),
  ],
);
