import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { leads } from './leads.ts';

/** An email that a lead was sent: a reply to it belongs to this lead. Outlives the outbox. */
export const leadEmails = pgTable(
  'lead_emails',
  {
    /** Random: only who got the email can name it. */
    key: text().primaryKey(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('lead_emails_lead_idx').on(t.leadId), index('lead_emails_age_idx').on(t.createdAt)],
);

/** Messages that are on a lead's timeline: a mailbox that is read again adds nothing. */
export const receivedEmails = pgTable(
  'received_emails',
  {
    /** A hash of its Message-ID. */
    hash: text().primaryKey(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('received_emails_lead_idx').on(t.leadId, t.createdAt)],
);

/** How far the mailbox for replies was read. */
export const replyMailbox = pgTable('reply_mailbox', {
  /** A hash of server, user and folder: another mailbox is read from its start. */
  hash: text().primaryKey(),
  /** Of the server; message numbers are only valid with it. Null: never read. */
  uidValidity: text(),
  lastUid: bigint({ mode: 'number' }).notNull().default(0),
  /** Claimed by a process, or waiting, until then. */
  nextReadAt: instant().notNull().defaultNow(),
  readAt: instant(),
  /** In a row. */
  failures: integer().notNull().default(0),
  failingSince: instant(),
  /** What the server said, without the password. */
  lastError: text(),
  matched: integer().notNull().default(0),
  bounced: integer().notNull().default(0),
  unmatched: integer().notNull().default(0),
  /** Automatic answers, copies of our own, and what was over a limit. */
  ignored: integer().notNull().default(0),
});
