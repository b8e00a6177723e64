import type {
  getNotificationSettings as getSettingsEndpoint,
  InputOf,
  listNotifications as listEndpoint,
  Notification,
  NotificationKind,
  ResultOf,
  readNotifications as readEndpoint,
  updateNotificationSettings as updateSettingsEndpoint,
} from '@alpha/contract';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { scopeOf } from '../leads/lead-scope.ts';
import { purchaseIn } from '../leads/signal-kind.ts';
import { withNames } from '../leads/timeline/timeline-names.service.ts';
import { findSettings, saveSettings } from './notification-settings.queries.ts';
import {
  countUnread,
  listNewest,
  markReadOfLead,
  markReadSeen,
  type NotificationRow,
} from './notifications.queries.ts';

export async function listNotifications(ctx: Ctx): Promise<ResultOf<typeof listEndpoint>> {
  const reader = await readerOf(ctx);
  if (reader.kinds.length === 0) return { unread: 0, items: [] };
  const [unread, rows] = await Promise.all([
    countUnread(ctx.db, reader),
    listNewest(ctx.db, reader),
  ]);
  return { unread, items: (await withNames(ctx, rows)).map(shapeNotification) };
}

/** The kinds that the viewer wants to see here. */
async function readerOf(ctx: Ctx) {
  const userId = viewerOf(ctx).id;
  const { app: kinds } = await findSettings(ctx.db, userId);
  return { userId, scope: scopeOf(ctx), kinds };
}

export async function readNotifications(
  ctx: Ctx,
  { body }: InputOf<typeof readEndpoint>,
): Promise<ResultOf<typeof readEndpoint>> {
  const { id } = viewerOf(ctx);
  if (body.lead_id !== undefined) await markReadOfLead(ctx.db, id, body.lead_id);
  if (body.seen_ids) await markReadSeen(ctx.db, await readerOf(ctx), body.seen_ids);
  return listNotifications(ctx);
}

export function getNotificationSettings(ctx: Ctx): Promise<ResultOf<typeof getSettingsEndpoint>> {
  return findSettings(ctx.db, viewerOf(ctx).id);
}

export async function updateNotificationSettings(
  ctx: Ctx,
  { body }: InputOf<typeof updateSettingsEndpoint>,
): Promise<ResultOf<typeof updateSettingsEndpoint>> {
  const unique = (kinds: NotificationKind[]) => [...new Set(kinds)];
  const { app, digest, push } = body;
  const settings = { app: unique(app), digest: unique(digest), push: unique(push) };
  await saveSettings(ctx.db, viewerOf(ctx).id, settings);
  return settings;
}

export function shapeNotification(row: NotificationRow): Notification {
  const { address, question, reason, name, excerpt } = row.data;
  const words = [excerpt, row.body, question, reason, name].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return {
    id: row.id,
    kind: row.notificationKind,
    at: row.at.toISOString(),
    is_read: row.readAt !== null,
    lead: { id: row.lead.id, first_name: row.lead.firstName, last_name: row.lead.lastName },
    address: typeof address === 'string' ? (address.split(',')[0] ?? null) : null,
    words: typeof words === 'string' ? words : null,
    opens: row.opens,
    ...(row.data.is_back === true && { is_back: true }),
    ...(row.kind === 'purchase_progress' && purchaseIn(row.data)),
  };
}
