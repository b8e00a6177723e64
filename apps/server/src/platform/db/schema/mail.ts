import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

export const mailStatusEnum = pgEnum('mail_status', ['queued', 'sending', 'sent', 'failed']);

/** Written in the transaction of what it tells about, sent afterwards: an outage loses nothing. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    /** A retry of the same request finds its first row. */
    idempotencyKey: text().notNull().unique(),
    recipient: text().notNull(),
    /** Whom an answer reaches, where a person writes. */
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    locale: text().notNull(),
    /** Holds a link that opens an account: the bodies are encrypted, and emptied once sent. */
    isSecret: boolean().notNull().default(false),
    status: mailStatusEnum().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    /** Worth nothing any more after this: not sent. */
    notAfter: instant(),
    lastError: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When a mail server took it; never, for one that is kept as a file. */
    sentAt: instant(),
  },
  (t) => [
    index('mail_outbox_due_idx')
      .on(t.nextAttemptAt)
      .where(sql`${t.status} in ('queued', 'sending')`),
  ],
);
