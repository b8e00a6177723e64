import { HOME_ANSWERS, HOME_CURRENCIES, REPORT_CHANNELS } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { leads } from './leads.ts';
import { mailOutbox } from './mail.ts';
import { properties } from './properties.ts';
import { shortlists } from './shortlists.ts';
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
    /** What the sender chose for its amounts; null for dollars. */
    currency: text({ enum: HOME_CURRENCIES }),
    email: text().notNull(),
    /** The lead it was sent for, within the sender's scope; null when the sender had none then. */
    leadId: integer().references(() => leads.id, { onDelete: 'set null' }),
    /** The list it is part of; the answer to one of its homes is the answer to this link. */
    shortlistId: integer().references(() => shortlists.id, { onDelete: 'set null' }),
    /** What the sender wrote; the page shows it. */
    message: text().notNull().default(''),
    /** How it reached its reader; a link to pass on by hand has not, as far as we know. */
    channel: text({ enum: REPORT_CHANNELS }).notNull().default('mail'),
    /** The email that holds the link. */
    mailId: integer().references(() => mailOutbox.id, { onDelete: 'set null' }),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    firstOpenedAt: instant(),
    lastOpenedAt: instant(),
    openCount: integer().notNull().default(0),
    /** Emails to the sender within a day of `noticesSince`: anyone who has the link can cause them. */
    noticeCount: integer().notNull().default(0),
    noticesSince: instant(),
    /** Scenarios of its readers, also those deleted since. */
    savedCount: integer().notNull().default(0),
    triedCount: integer().notNull().default(0),
  },
  (t) => [
    index('share_links_property_idx').on(t.propertyId),
    index('share_links_lead_idx').on(t.leadId),
    index('share_links_unbound_idx').on(sql`lower(${t.email})`).where(sql`${t.leadId} is null`),
    index('share_links_sender_idx').on(t.createdBy, t.createdAt),
    index('share_links_shortlist_idx').on(t.shortlistId).where(sql`${t.shortlistId} is not null`),
  ],
);

export const homeAnswerEnum = pgEnum('home_answer', HOME_ANSWERS);

/** What a reader of a link said; no row until then. */
export const shareAnswers = pgTable(
  'share_answers',
  {
    shareId: integer()
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    /** A hash: which reader of a link made for nobody in particular. Empty for the one it was sent to. */
    readerKey: text().notNull().default(''),
    answer: homeAnswerEnum(),
    /** Why not. */
    reason: text().notNull().default(''),
    answeredAt: instant(),
    /** The latest one. */
    question: text().notNull().default(''),
    askedAt: instant(),
    /** Who the reader of a link without an address says they are: a claim, never matched to a lead. */
    readerName: text().notNull().default(''),
    /** An email address or a phone number. */
    readerContact: text().notNull().default(''),
    /** Emails to the sender about the answer. */
    noticeCount: integer().notNull().default(0),
    /** The latest of them; replaced while it waits. */
    noticeMailId: integer().references(() => mailOutbox.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.shareId, t.readerKey] })],
);
