import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

/** Screens without a live stream ask again after this time. */
const REFRESH_MS = 60_000;

export const notificationsQuery = queryOptions({
  queryKey: [...KEYS.notifications, 'list'],
  queryFn: ({ signal }) => call(api.listNotifications, {}, { signal }),
  refetchInterval: REFRESH_MS,
  // The bell is not what the person is looking at: offline it waits and keeps its count.
  networkMode: 'online',
  staleTime: 10_000,
});

type Read = api.CallOf<typeof api.readNotifications>['body'];

/** The server answers with the list as it is then. */
export async function readNotifications(cache: QueryClient, body: Read): Promise<void> {
  const { queryKey } = notificationsQuery;
  await cache.cancelQueries({ queryKey });
  const notifications = await call(api.readNotifications, { body });
  cache.setQueryData(queryKey, notifications);
}

export const notificationSettingsQuery = queryOptions({
  queryKey: [...KEYS.notifications, 'settings'],
  queryFn: ({ signal }) => call(api.getNotificationSettings, {}, { signal }),
});

export async function saveNotificationSettings(
  cache: QueryClient,
  body: api.NotificationSettings,
): Promise<void> {
  const saved = await call(api.updateNotificationSettings, { body });
  cache.setQueryData(notificationSettingsQuery.queryKey, saved);
  void cache.invalidateQueries({ queryKey: notificationsQuery.queryKey });
}
