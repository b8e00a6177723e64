import {
  getLead,
  listProperties,
  listShortlists,
  type ResponseOf,
  type Shortlist,
} from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';

export type Shortlists = ResponseOf<typeof listShortlists>;
export type Wishes = Shortlists['wishes'];

/** How often staff ask whether the investor has answered. */
const ANSWERS_MS = 15_000;

export const shortlistsQuery = (leadId: number) =>
  queryOptions({
    queryKey: ['shortlists', leadId],
    queryFn: () => call(listShortlists, { params: { id: leadId } }),
    refetchInterval: ({ state }) =>
      state.data?.shortlists.some(({ sent_at, revoked_at }) => sent_at && !revoked_at)
        ? ANSWERS_MS
        : false,
  });

export const leadQuery = (id: number) =>
  queryOptions({
    queryKey: ['leads', 'one', id],
    queryFn: () => call(getLead, { params: { id } }),
  });

/** The explorer's own search: a street, a city, a zip. */
export const homesQuery = (search: string) =>
  queryOptions({
    queryKey: ['shortlist-homes', search],
    queryFn: ({ signal }) => call(listProperties, { query: { search } }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

/** Takes its place among the lead's lists; a new one stands first. */
export function putShortlist(cache: QueryClient, list: Shortlist): void {
  cache.setQueryData(shortlistsQuery(list.lead_id).queryKey, (data) => {
    if (!data) return data;
    const isKnown = data.shortlists.some(({ id }) => id === list.id);
    const shortlists = isKnown
      ? data.shortlists.map((each) => (each.id === list.id ? list : each))
      : [list, ...data.shortlists];
    return { ...data, shortlists };
  });
}

export function dropShortlist(cache: QueryClient, { id, lead_id }: Shortlist): void {
  cache.setQueryData(
    shortlistsQuery(lead_id).queryKey,
    (data) => data && { ...data, shortlists: data.shortlists.filter((each) => each.id !== id) },
  );
}

export const editorPath = (leadId: number, listId?: number): string =>
  `/app/leads/${leadId}/shortlist${listId === undefined ? '' : `?list=${listId}`}`;
