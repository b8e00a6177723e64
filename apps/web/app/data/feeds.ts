import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { pastImportsChanged } from './stale';

export type FeedBody = api.CallOf<typeof api.createFeed>['body'];
export type TestResult = api.ResponseOf<typeof api.testFeed>;

const FOLLOWED_MS = 1_000;
/** Copying photos takes hours, or waits for the next run. */
const PHOTOS_FOLLOWED_MS = 30_000;

export const feedsQuery = queryOptions({
  queryKey: KEYS.feeds,
  queryFn: () => call(api.listFeeds),
  refetchInterval: ({ state }) => {
    const feeds = state.data ?? [];
    if (feeds.some(({ is_running, is_waiting }) => is_running || is_waiting)) return FOLLOWED_MS;
    return feeds.some(({ photos_waiting }) => photos_waiting > 0) ? PHOTOS_FOLLOWED_MS : false;
  },
});

export const saveFeed = (cache: QueryClient, feed: api.Feed | null, body: FeedBody) =>
  andRefresh(
    cache,
    feed ? call(api.updateFeed, { params: { id: feed.id }, body }) : call(api.createFeed, { body }),
  );

export const removeFeed = (cache: QueryClient, id: number) =>
  andRefresh(cache, call(api.deleteFeed, { params: { id } }));

/** The caller decides when to refetch the feeds. */
export const startFeed = (id: number, body: { full?: boolean; may_be_short?: boolean } = {}) =>
  call(api.runFeed, { params: { id }, body });

export const cancelFeedRun = (id: number) => call(api.cancelFeedRun, { params: { id } });

export const checkFeed = (
  feed: api.Feed | null,
  { url, credentials, requests_per_second }: FeedBody,
) =>
  call(api.testFeed, {
    body: {
      url,
      requests_per_second,
      ...(credentials && { credentials }),
      ...(feed && { id: feed.id }),
    },
  });

/** A run is an import too, so the history is refetched with the feeds. */
export function feedsChanged(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: KEYS.feeds });
  void pastImportsChanged(cache);
}

async function andRefresh<T>(cache: QueryClient, change: Promise<T>): Promise<T> {
  const done = await change;
  feedsChanged(cache);
  return done;
}
