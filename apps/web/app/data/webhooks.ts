import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export type WebhookChanges = api.CallOf<typeof api.updateWebhook>['body'];
export type MessageFilter = { page: number; status: api.WebhookStatus | null };

const FOLLOWED_MS = 3_000;
export const MESSAGES_PER_PAGE = 25;

export const webhooksQuery = queryOptions({
  queryKey: [...KEYS.webhooks, 'list'],
  queryFn: () => call(api.listWebhooks),
});

/** Followed while something waits for its first attempt. */
export const messagesQuery = (id: number, { page, status }: MessageFilter) =>
  queryOptions({
    queryKey: [...KEYS.webhooks, 'messages', id, page, status],
    queryFn: () =>
      call(api.listWebhookMessages, {
        params: { id },
        query: { page, per_page: MESSAGES_PER_PAGE, ...(status && { status }) },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status, failure }) => status === 'waiting' && !failure)
        ? FOLLOWED_MS
        : false,
  });

export const addWebhook = (
  cache: QueryClient,
  body: api.CallOf<typeof api.createWebhook>['body'],
) => andRefresh(cache, call(api.createWebhook, { body }));

export const changeWebhook = (cache: QueryClient, id: number, body: WebhookChanges) =>
  andRefresh(cache, call(api.updateWebhook, { params: { id }, body }));

export const renewWebhookSecret = (cache: QueryClient, id: number) =>
  andRefresh(cache, call(api.renewWebhookSecret, { params: { id } }));

export const removeWebhook = (cache: QueryClient, id: number) =>
  andRefresh(cache, call(api.deleteWebhook, { params: { id } }));

export const testWebhook = (cache: QueryClient, id: number) =>
  andRefresh(cache, call(api.testWebhook, { params: { id } }));

export const resendMessage = (cache: QueryClient, id: number) =>
  andRefresh(cache, call(api.resendWebhookMessage, { params: { id } }));

async function andRefresh<T>(cache: QueryClient, change: Promise<T>): Promise<T> {
  const done = await change;
  await cache.invalidateQueries({ queryKey: KEYS.webhooks });
  return done;
}
