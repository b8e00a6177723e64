import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { leads } from './leads.ts';
import { users } from './users.ts';

/** A public address of one comparison. It ends by itself, or when its maker ends it. */
export const comparisonLinks = pgTable(
  'comparison_links',
  {
    id: id(),
    /** SHA-256 of 256 random bits; the token itself is only in the address. */
    tokenHash: text().notNull().unique(),
    /** In the order they are shown. No foreign key: what is gone is left out. */
    propertyIds: integer().array().notNull(),
    /** Assumptions, order and differences only, written by the program. */
    view: text().notNull(),
    /** The investor whose room it was made in. */
    leadId: integer().references(() => leads.id, { onDelete: 'cascade' }),
    /** Or the member of staff, whom the page shows. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    index('comparison_links_lead_idx').on(t.leadId).where(sql`${t.leadId} is not null`),
    index('comparison_links_maker_idx').on(t.createdBy).where(sql`${t.createdBy} is not null`),
  ],
);
