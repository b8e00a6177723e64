import { NOTIFICATION_KINDS } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { leadActivities } from './leads.ts';
import { users } from './users.ts';

export const notificationKindEnum = pgEnum('notification_kind', NOTIFICATION_KINDS);

/**
 * One person's pointer to a timeline entry, written by a trigger on the timeline. It has no words of its
 * own: what was erased, deleted or taken back there is gone here too.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activityId: integer()
      .notNull()
      .references(() => leadActivities.id, { onDelete: 'cascade' }),
    kind: notificationKindEnum().notNull(),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    uniqueIndex('notifications_activity_key').on(t.activityId, t.userId),
    index('notifications_user_idx').on(t.userId, t.createdAt),
    index('notifications_unread_idx').on(t.userId).where(sql`${t.readAt} is null`),
    index('notifications_age_idx').on(t.createdAt),
  ],
);

/** What a person has chosen; null: the defaults. */
export const notificationSettings = pgTable('notification_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  app: notificationKindEnum().array(),
  digest: notificationKindEnum().array(),
  push: notificationKindEnum().array(),
  /** The latest digest covers what happened until then. */
  digestAt: instant(),
});
