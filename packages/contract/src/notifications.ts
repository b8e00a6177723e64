import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { SIGNAL_KINDS, signalDetails } from './lead-signals.ts';
import { rowId } from './paging.ts';

/** Signals of one's leads, leads that somebody else assigned, due tasks, and emails that did not arrive. */
export const NOTIFICATION_KINDS = [...SIGNAL_KINDS, 'assigned', 'task', 'bounce'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The newest ones; older ones are on the leads' timelines. */
export const NOTIFICATIONS_MAX = 50;
/** Counting stops here: "99+". */
export const UNREAD_MAX = 100;

const notification = z.object({
  id: z.number().int(),
  kind: z.enum(NOTIFICATION_KINDS),
  at: z.string(),
  is_read: z.boolean(),
  lead: z.object({ id: z.number().int(), first_name: z.string(), last_name: z.string() }),
  /** Street of the property; null: a shortlist, or not about a property. */
  address: z.string().nullable(),
  /** A question, the reason for a no, the name of a scenario, or the task. */
  words: z.string().nullable(),
  /** How often the report or shortlist was opened; null if unknown. */
  opens: z.number().int().nullable(),
  ...signalDetails,
});
export type Notification = z.infer<typeof notification>;

const notifications = z.object({ unread: z.number().int(), items: z.array(notification) });
export type Notifications = z.infer<typeof notifications>;

export const listNotifications = endpoint({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  access: 'lead:read:own',
  summary: 'What happened with your leads, newest first; only about leads you can still see.',
  response: notifications,
});

export const readNotifications = endpoint({
  id: 'readNotifications',
  method: 'PUT',
  path: '/api/notifications/read',
  access: 'lead:read:own',
  summary:
    'Marks your notifications as read: those about one lead, or those of a list that you saw. ' +
    'If that list was full, the older ones too.',
  body: z
    .strictObject({
      lead_id: rowId.optional(),
      seen_ids: z.array(rowId).min(1).max(NOTIFICATIONS_MAX).optional(),
    })
    .refine(({ lead_id, seen_ids }) => (lead_id === undefined) !== (seen_ids === undefined)),
  response: notifications,
});

const kinds = z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length);
/** Kinds by the way they reach the person. */
const settings = { app: kinds, digest: kinds, push: kinds };
const notificationSettings = z.object(settings);
export type NotificationSettings = z.infer<typeof notificationSettings>;
export type NotificationChannel = keyof NotificationSettings;

/** Openings are too many for an email or a phone. */
const IMPORTANT = [
  'like',
  'saved',
  'pass',
  'question',
  'form',
  'reply',
  'purchase',
  'assigned',
  'task',
  'bounce',
] as const;

/** Until somebody chooses. */
export const DEFAULT_NOTIFICATIONS: NotificationSettings = {
  app: [...NOTIFICATION_KINDS],
  digest: [...IMPORTANT],
  push: [...IMPORTANT],
};

export const getNotificationSettings = endpoint({
  id: 'getNotificationSettings',
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'lead:read:own',
  summary: 'Which kinds of notifications you get, by channel.',
  response: notificationSettings,
});

export const updateNotificationSettings = endpoint({
  id: 'updateNotificationSettings',
  method: 'PUT',
  path: '/api/notifications/settings',
  access: 'lead:read:own',
  summary: 'Chooses which kinds of notifications you get, by channel.',
  body: z.strictObject(settings),
  response: notificationSettings,
});
