import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export const calendarFeedQuery = queryOptions({
  queryKey: [...KEYS.account, 'calendar'],
  queryFn: ({ signal }) => call(api.getCalendarFeed, {}, { signal }),
});

/** → the address, which the server does not know afterwards. */
export async function renewCalendarFeed(cache: QueryClient): Promise<string> {
  const { url, ...feed } = await call(api.renewCalendarFeed);
  cache.setQueryData(calendarFeedQuery.queryKey, feed);
  return url;
}

export async function deleteCalendarFeed(cache: QueryClient): Promise<void> {
  await call(api.deleteCalendarFeed);
  cache.setQueryData(calendarFeedQuery.queryKey, {
    is_on: false,
    created_at: null,
    read_at: null,
  });
}
