import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { leads } from './leads.ts';
import { mailOutbox } from './mail.ts';
import { properties } from './properties.ts';
import { users } from './users.ts';

/** A link to one property's report, for one reader. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    /** SHA-256 of at least 128 random bits; the token itself is only in the email. */
    tokenHash: text().notNull().unique(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    email: text().notNull(),
    /** The lead it was sent for, within the sender's scope; null when the sender had none then. */
    leadId: integer().references(() => leads.id, { onDelete: 'set null' }),
    /** The email that holds the link. */
    mailId: integer().references(() => mailOutbox.id, { onDelete: 'set null' }),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    firstOpenedAt: instant(),
    lastOpenedAt: instant(),
    openCount: integer().notNull().default(0),
  },
  (t) => [
    index('share_links_property_idx').on(t.propertyId),
    index('share_links_lead_idx').on(t.leadId),
    index('share_links_unbound_idx').on(sql`lower(${t.email})`).where(sql`${t.leadId} is null`),
    index('share_links_sender_idx').on(t.createdBy, t.createdAt),
  ],
);
