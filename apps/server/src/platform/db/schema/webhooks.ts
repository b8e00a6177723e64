import {
  WEBHOOK_EVENTS,
  WEBHOOK_FAILURES,
  WEBHOOK_MESSAGE_TYPES,
  WEBHOOK_STATUSES,
} from '@alpha/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { leads } from './leads.ts';

export const webhookEventEnum = pgEnum('webhook_event', WEBHOOK_EVENTS);
export const webhookMessageTypeEnum = pgEnum('webhook_message_type', WEBHOOK_MESSAGE_TYPES);
export const webhookStatusEnum = pgEnum('webhook_status', WEBHOOK_STATUSES);
export const webhookFailureEnum = pgEnum('webhook_failure', WEBHOOK_FAILURES);

/** A system that gets changes of leads. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  name: text().notNull(),
  url: text().notNull(),
  events: webhookEventEnum().array().notNull(),
  /** Binds the encrypted secret to this row. */
  key: text().notNull().unique(),
  /** Encrypted with the installation's secret. */
  secret: text().notNull(),
  /** While false, messages are written and wait. */
  isActive: boolean().notNull().default(true),
  /** Paused by us, because nothing arrived for a day. */
  givenUpAt: instant(),
  /** Attempts in a row that failed, since when, and when the next one may be made. */
  failures: integer().notNull().default(0),
  failingSince: instant(),
  heldUntil: instant(),
  lastDeliveredAt: instant(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** What an event names besides its lead: ids only, so that nothing about a person is stored here. */
export type WebhookFacts = {
  from?: number;
  to?: number;
  answer?: 'like' | 'pass' | 'question';
  property_id?: number;
  /** A lead that is back because a merge was undone. */
  is_restored?: true;
};

/**
 * One event for one webhook, written by triggers in the transaction of the change. The lead's name and contact data
 * are read when it is sent: an erased person is in no message.
 */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: id(),
    webhookId: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same in every attempt. */
    messageId: uuid().notNull().defaultRandom(),
    type: webhookMessageTypeEnum().notNull(),
    leadId: integer().references(() => leads.id, { onDelete: 'cascade' }),
    facts: jsonb().$type<WebhookFacts>().notNull().default({}),
    status: webhookStatusEnum().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    firstAttemptAt: instant(),
    nextAttemptAt: instant().notNull().defaultNow(),
    responseStatus: integer(),
    failure: webhookFailureEnum(),
    deliveredAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('webhook_messages_message_key').on(t.messageId),
    index('webhook_messages_webhook_idx').on(t.webhookId, t.id),
    index('webhook_messages_due_idx').on(t.nextAttemptAt, t.id).where(sql`${t.status} = 'waiting'`),
    index('webhook_messages_lead_idx').on(t.leadId),
    index('webhook_messages_age_idx').on(t.createdAt),
  ],
);
