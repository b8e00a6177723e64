import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

export const mailStatusEnum = pgEnum('mail_status', ['queued', 'sending', 'sent', 'failed']);

/** Literals, not parameters: the partial index below applies to the same words only. */
export const isUnsent = (status: SQLWrapper) => sql`${status} in ('queued', 'sending')`;

/** Outbox: written in the transaction of the change, sent afterwards, so an outage loses nothing. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    /** A retry of the same request finds its first row. */
    idempotencyKey: text().notNull().unique(),
    recipient: text().notNull(),
    /** Reply-to address, when a person is the sender. */
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    locale: text().notNull(),
    /** Contains a secret link (password, shared report, shortlist): bodies are encrypted, and cleared once sent. */
    isSecret: boolean().notNull().default(false),
    status: mailStatusEnum().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    /** Not sent after this time. */
    notAfter: instant(),
    lastError: text(),
    /** In the Message-ID of an email to a lead; replies name it. */
    replyKey: text(),
    /** Where one click ends such emails (RFC 8058); only of those that come by themselves. */
    unsubscribeUrl: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When a mail server accepted it; null when it is kept as a file. */
    sentAt: instant(),
  },
  (t) => [index('mail_outbox_due_idx').on(t.nextAttemptAt).where(isUnsent(t.status))],
);
