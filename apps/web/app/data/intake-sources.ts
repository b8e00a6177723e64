import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export type SourceChanges = api.CallOf<typeof api.updateIntakeSource>['body'];
export type DeliveryFilter = { page: number; status: api.DeliveryStatus | null };

const FOLLOWED_MS = 3_000;
export const DELIVERIES_PER_PAGE = 25;

/** Followed while leads of a form are being fetched. */
export const intakeSourcesQuery = queryOptions({
  queryKey: [...KEYS.intake, 'sources'],
  queryFn: () => call(api.listIntakeSources),
  refetchInterval: ({ state }) =>
    state.data?.some(({ backfill }) => backfill && !backfill.is_done) ? FOLLOWED_MS : false,
});

/** Followed while something waits for its first attempt. */
export const deliveriesQuery = (id: number, { page, status }: DeliveryFilter) =>
  queryOptions({
    queryKey: [...KEYS.intake, 'deliveries', id, page, status],
    queryFn: () =>
      call(api.listIntakeDeliveries, {
        params: { id },
        query: { page, per_page: DELIVERIES_PER_PAGE, ...(status && { status }) },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status, reason }) => status === 'waiting' && !reason)
        ? FOLLOWED_MS
        : false,
  });

export const addSource = (
  cache: QueryClient,
  body: api.CallOf<typeof api.createIntakeSource>['body'],
) => andRefresh(cache, call(api.createIntakeSource, { body }));

export const changeSource = (cache: QueryClient, id: number, body: SourceChanges) =>
  andRefresh(cache, call(api.updateIntakeSource, { params: { id }, body }));

export const renewSecret = (cache: QueryClient, id: number) =>
  andRefresh(cache, call(api.renewIntakeSecret, { params: { id } }));

export const removeSource = (cache: QueryClient, id: number) =>
  andRefresh(cache, call(api.deleteIntakeSource, { params: { id } }));

export const backfillSource = (
  cache: QueryClient,
  id: number,
  body: api.CallOf<typeof api.backfillIntakeSource>['body'],
) => andRefresh(cache, call(api.backfillIntakeSource, { params: { id }, body }));

export const testSource = (cache: QueryClient, id: number, fields: Record<string, string>) =>
  andRefresh(cache, call(api.testIntakeSource, { params: { id }, body: { fields } }));

export const replayDelivery = (cache: QueryClient, id: number) =>
  andRefresh(cache, call(api.replayIntakeDelivery, { params: { id } }));

async function andRefresh<T>(cache: QueryClient, change: Promise<T>): Promise<T> {
  const done = await change;
  await cache.invalidateQueries({ queryKey: KEYS.intake });
  return done;
}
