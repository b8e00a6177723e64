import {
  type CallOf,
  cancelFeedRun,
  createFeed,
  deleteFeed,
  type Feed,
  listFeeds,
  type ResponseOf,
  runFeed,
  testFeed,
  updateFeed,
} from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { PAST_IMPORTS } from './imports';

export type FeedBody = CallOf<typeof createFeed>['body'];
export type TestResult = ResponseOf<typeof testFeed>;

const FOLLOWED_MS = 1_000;
/** Photos of a market are copied for hours, or wait for the next run. */
const PHOTOS_FOLLOWED_MS = 30_000;

export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: () => call(listFeeds),
  refetchInterval: ({ state }) => {
    const feeds = state.data ?? [];
    if (feeds.some(({ is_running, is_waiting }) => is_running || is_waiting)) return FOLLOWED_MS;
    return feeds.some(({ photos_waiting }) => photos_waiting > 0) ? PHOTOS_FOLLOWED_MS : false;
  },
});

export const saveFeed = (feed: Feed | null, body: FeedBody) =>
  feed ? call(updateFeed, { params: { id: feed.id }, body }) : call(createFeed, { body });

export const removeFeed = (id: number) => call(deleteFeed, { params: { id } });

export const startFeed = (id: number, body: { full?: boolean; may_be_short?: boolean } = {}) =>
  call(runFeed, { params: { id }, body });

export const takeRunBack = (id: number) => call(cancelFeedRun, { params: { id } });

export const checkFeed = (feed: Feed | null, { url, credentials, requests_per_second }: FeedBody) =>
  call(testFeed, {
    body: {
      url,
      requests_per_second,
      ...(credentials && { credentials }),
      ...(feed && { id: feed.id }),
    },
  });

/** A run is an import too: the history follows. */
export function refreshFeeds(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: feedsQuery.queryKey });
  void cache.invalidateQueries({ queryKey: PAST_IMPORTS });
}
