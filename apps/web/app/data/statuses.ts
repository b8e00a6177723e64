import { deleteStatus, getStatus, type LeadStatus, listStatuses } from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { toPage } from '~/lib/paged';

const STATUSES = ['statuses'];

/** A board that was seen before a change shows columns that are no more: it is drawn anew, not from memory. */
const forgetBoards = (cache: QueryClient) => cache.removeQueries({ queryKey: ['board'] });

/** Some twenty in all: one request, no pages. */
export const statusesQuery = queryOptions({
  queryKey: [...STATUSES, 'all'],
  queryFn: async () => toPage(await call(listStatuses, { query: { all: '1' } })).data,
});

export const statusQuery = (id: number) =>
  queryOptions({
    queryKey: [...STATUSES, 'one', id],
    queryFn: () => call(getStatus, { params: { id } }),
    // A form starts from what is true now, never from what was true on an earlier visit.
    gcTime: 0,
  });

export function putStatus(cache: QueryClient, status: LeadStatus): Promise<void> {
  cache.setQueryData(statusesQuery.queryKey, (all) => {
    const known = all?.find(({ id }) => id === status.id);
    const merged = { ...known, ...status };
    return known
      ? all?.map((row) => (row.id === status.id ? merged : row))
      : [...(all ?? []), merged];
  });
  forgetBoards(cache);
  return cache.invalidateQueries({ queryKey: statusesQuery.queryKey });
}

export async function removeStatus(cache: QueryClient, { id }: LeadStatus): Promise<void> {
  await call(deleteStatus, { params: { id } });
  cache.setQueryData(statusesQuery.queryKey, (all) => all?.filter((row) => row.id !== id));
  forgetBoards(cache);
  void cache.invalidateQueries({ queryKey: statusesQuery.queryKey });
}

/** These rows as they are now; what an answer does not tell (how many leads) stays known. */
export function putStatuses(cache: QueryClient, changed: readonly LeadStatus[]): void {
  cache.setQueryData(statusesQuery.queryKey, (all) =>
    all?.map((row) => ({ ...row, ...changed.find(({ id }) => id === row.id) })),
  );
  forgetBoards(cache);
}
