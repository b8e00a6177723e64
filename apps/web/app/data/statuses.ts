import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { toPage } from '~/lib/paged';
import { KEPT_OFFLINE } from './kept-offline';
import { KEYS, LISTS } from './keys';
import { statusesChanged } from './stale';

type StatusBody = api.CallOf<typeof api.createStatus>['body'];

/** About twenty in all: one request, no pages. */
export const statusesQuery = queryOptions({
  queryKey: LISTS.statuses,
  queryFn: async () => toPage(await call(api.listStatuses, { query: { all: '1' } })).data,
  ...KEPT_OFFLINE,
});

export const statusQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.statuses, 'detail', id],
    queryFn: () => call(api.getStatus, { params: { id } }),
    // A form starts from the current values, never from those of an earlier visit.
    gcTime: 0,
  });

/** Null id: a new one. */
export async function saveStatus(cache: QueryClient, id: number | null, body: StatusBody) {
  const status =
    id === null
      ? await call(api.createStatus, { body })
      : await call(api.updateStatus, { params: { id }, body });
  const isSpanish = document.documentElement.lang.startsWith('es');
  const name = (isSpanish && status.name_es) || status.name;
  cache.setQueryData(statusesQuery.queryKey, (all) => {
    const known = all?.find((row) => row.id === status.id);
    const merged = { ...known, ...status, name };
    return known
      ? all?.map((row) => (row.id === status.id ? merged : row))
      : [...(all ?? []), merged];
  });
  forgetBoards(cache);
  void statusesChanged(cache);
  return status;
}

export async function deleteStatus(cache: QueryClient, id: number): Promise<void> {
  await call(api.deleteStatus, { params: { id } });
  cache.setQueryData(statusesQuery.queryKey, (all) => all?.filter((row) => row.id !== id));
  forgetBoards(cache);
  void statusesChanged(cache);
}

export const reorderStatuses = (role: api.Role, ids: number[]) =>
  call(api.reorderStatuses, { body: { role, ids } });

/** Shows the new order before the server has answered. Returns the list to go back to. */
export async function showOrder(cache: QueryClient, order: readonly api.LeadStatus[]) {
  await cache.cancelQueries(statusesQuery);
  const before = cache.getQueryData(statusesQuery.queryKey);
  putStatuses(cache, order);
  return before;
}

export const restoreStatuses = (cache: QueryClient, before: api.LeadStatus[]) =>
  cache.setQueryData(statusesQuery.queryKey, before);

/** The answer has no lead counts: those shown stay. */
export function putStatuses(cache: QueryClient, changed: readonly api.LeadStatus[]): void {
  cache.setQueryData(statusesQuery.queryKey, (all) =>
    all?.map((row) => ({ ...row, ...changed.find(({ id }) => id === row.id) })),
  );
  forgetBoards(cache);
}

/** A board loaded before the change has columns that no longer exist: refetch it instead of showing the cache. */
const forgetBoards = (cache: QueryClient) => cache.removeQueries({ queryKey: KEYS.board });
