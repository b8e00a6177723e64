import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { notifications } from './notifications.ts';
import { users } from './users.ts';

/** A browser of a person that takes push messages. It outlives the session, but not its sign-out. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The latest session in this browser; it may have expired, so it is no reference. */
    sessionId: integer().notNull(),
    /** Address at the browser's push service, different for each browser and installation. */
    endpoint: text().notNull().unique(),
    /** Its origin: while it is down, nothing is sent to any of its addresses. */
    service: text().notNull(),
    /** The browser's public key and secret, with which messages are encrypted (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text(),
    createdAt: createdAt(),
    /** When its person was last signed in there. */
    seenAt: instant().notNull().defaultNow(),
    deliveredAt: instant(),
    /** Attempts in a row that failed, and when the next one may be made. */
    failures: integer().notNull().default(0),
    heldUntil: instant(),
  },
  (t) => [
    index('push_devices_user_idx').on(t.userId),
    index('push_devices_service_idx').on(t.service),
  ],
);

/**
 * A notification that has to reach a device, written by a trigger on notifications and deleted when it was
 * sent or is out of date. It has no words: they are read when it is sent.
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: id(),
    notificationId: integer()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    deviceId: integer()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    /** A few seconds later, so that what its person is looking at is read before. */
    nextAttemptAt: instant().notNull().default(sql`now() + interval '5 seconds'`),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('push_messages_key').on(t.notificationId, t.deviceId),
    index('push_messages_due_idx').on(t.nextAttemptAt, t.id),
    index('push_messages_device_idx').on(t.deviceId),
  ],
);
