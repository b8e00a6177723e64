import {
  findDuplicate,
  getLead,
  type Lead,
  type LeadShare,
  listActivities,
  listLeadShares,
  listStatuses,
  listUsers,
  type Role,
  revokeShare,
} from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { toPage } from '~/lib/paged';

const oneKey = (id: number) => ['leads', 'one', id] as const;

export const leadQuery = (id: number) =>
  queryOptions({
    queryKey: [...oneKey(id), 'lead'],
    queryFn: () => call(getLead, { params: { id } }),
    staleTime: 0,
  });

/** Apart from the one the detail shows: never from memory, and never anew under somebody's hands. */
export const leadFormQuery = (id: number) =>
  queryOptions({
    queryKey: ['leads', 'one', id, 'form'],
    queryFn: () => call(getLead, { params: { id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const timelineQuery = (id: number) =>
  queryOptions({
    queryKey: [...oneKey(id), 'timeline'],
    queryFn: () => call(listActivities, { params: { id } }),
    staleTime: 0,
  });

/** A mail server usually takes a message within seconds. */
const ON_ITS_WAY_MS = 4_000;

export const leadSharesQuery = (id: number) =>
  queryOptions({
    queryKey: [...oneKey(id), 'shares'],
    queryFn: () => call(listLeadShares, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ delivery }) => delivery === 'waiting') ? ON_ITS_WAY_MS : false,
  });

export async function revokeLeadShare(
  cache: QueryClient,
  leadId: number,
  { id }: LeadShare,
): Promise<void> {
  await call(revokeShare, { params: { id } });
  const revoked_at = new Date().toISOString();
  cache.setQueryData(leadSharesQuery(leadId).queryKey, (all) =>
    all?.map((share) => (share.id === id ? { ...share, revoked_at } : share)),
  );
  void cache.invalidateQueries({ queryKey: ['shares'] });
}

/** Under the key of the status list: a renamed column is renamed here too. */
export const statusesQuery = queryOptions({
  queryKey: ['statuses', 'all'],
  queryFn: async () => toPage(await call(listStatuses, { query: { all: '1' } })).data,
});

export type Owner = { id: number; name: string; role: Role };

/** Whom the viewer may give leads to, beside themselves. */
export const ownersQuery = queryOptions({
  queryKey: ['users', 'owners'],
  queryFn: async (): Promise<Owner[]> =>
    toPage(await call(listUsers, { query: { sort: 'name' } }))
      .data.filter(({ deactivated_at }) => deactivated_at === null)
      .map(({ id, name, roles }) => ({ id, name, role: roles[0]?.name ?? 'salesman' })),
});

export const duplicateQuery = (email: string, exceptId: number | null) =>
  queryOptions({
    queryKey: ['leads', 'duplicate', email.toLowerCase(), exceptId],
    queryFn: ({ signal }) =>
      call(findDuplicate, { query: { email, except_id: exceptId ?? undefined } }, { signal }),
    retry: false,
    gcTime: 0,
  });

/** The lead on screen is this one now; every list that may show it asks again. */
export function putLead(cache: QueryClient, lead: Lead): void {
  cache.setQueryData(leadQuery(lead.id).queryKey, lead);
  void cache.invalidateQueries({ queryKey: timelineQuery(lead.id).queryKey });
  refreshLists(cache);
}

export const refreshLead = (cache: QueryClient, id: number) =>
  cache.invalidateQueries({ queryKey: oneKey(id) });

/** Board, contacts, dashboard: all but what shows one thing alone. */
export function refreshLists(cache: QueryClient): void {
  void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'one' });
}

export function forgetLead(cache: QueryClient, id: number): void {
  cache.removeQueries({ queryKey: oneKey(id) });
  refreshLists(cache);
}
