import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { ApiError } from '~/lib/api-error';
import { isMissing } from '~/lib/api-refusal';
import { KEYS } from './keys';
import { isLeadPaused } from './paused-leads';

export type Shortlists = api.ResponseOf<typeof api.listShortlists>;
export type LeadPreferences = Shortlists['preferences'];
export type ShortlistUpdate = api.CallOf<typeof api.updateShortlist>['body'];

/** How often staff check whether the investor has answered. */
const ANSWERS_POLL_MS = 15_000;

export const shortlistsQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.shortlists, leadId],
    queryFn: () => call(api.listShortlists, { params: { id: leadId } }),
    enabled: () => !isLeadPaused(leadId),
    refetchInterval: ({ state }) =>
      state.data?.shortlists.some(({ sent_at, revoked_at }) => sent_at && !revoked_at)
        ? ANSWERS_POLL_MS
        : false,
  });

/** A new draft, from the quiz answers or as a copy of an older list. */
export async function proposeShortlist(cache: QueryClient, leadId: number, copyOf?: number) {
  const list = await call(api.proposeShortlist, {
    params: { id: leadId },
    body: copyOf === undefined ? {} : { copy_of: copyOf },
  });
  await cache.cancelQueries({ queryKey: shortlistsQuery(leadId).queryKey });
  return putShortlist(cache, list);
}

export const saveShortlist = async (cache: QueryClient, id: number, body: ShortlistUpdate) =>
  putShortlist(cache, await call(api.updateShortlist, { params: { id }, body }));

/** The draft as it is now, with what colleagues have changed; throws when it is none any more. */
export async function readDraft(cache: QueryClient, { id, lead_id }: api.Shortlist) {
  const { shortlists } = await cache.fetchQuery({ ...shortlistsQuery(lead_id), staleTime: 0 });
  const list = shortlists.find((each) => each.id === id);
  if (!list || list.sent_at) {
    const code = list ? ('shortlist.sent' as const) : ('shortlist.notFound' as const);
    throw new ApiError(list ? 409 : 404, { code, message: code, request_id: '' });
  }
  return list;
}

/** Adds a property to the lead's draft, wherever the person is. */
export async function addToShortlist(cache: QueryClient, leadId: number, propertyId: number) {
  const added = await call(api.addShortlistHome, {
    params: { id: leadId },
    body: { property_id: propertyId },
  });
  void shortlistsChanged(cache, leadId);
  return added;
}

/** What the investor would see; never kept, because it must be the draft as it is now. */
export const previewQuery = (id: number, seenAt: string) =>
  queryOptions({
    queryKey: [...KEYS.shortlists, 'preview', id, seenAt],
    queryFn: () => call(api.previewShortlist, { params: { id } }),
    gcTime: 0,
  });

type Sending = {
  id: number;
  /** Properties with a problem that the sender has confirmed. */
  despite?: number[];
  /** `updated_at` of the version on the screen; no other is sent. */
  seen_at: string;
  currency: api.HomeCurrency | null;
  by: 'mail' | 'link' | 'whatsapp';
};

export const sendShortlist = ({ id, ...body }: Sending) =>
  call(api.sendShortlist, { params: { id }, body });

/** The link was passed on by WhatsApp: a contact with the lead. */
export async function markShortlistShared(cache: QueryClient, list: api.Shortlist): Promise<void> {
  const { id, updated_at: seen_at, currency } = list;
  await sendShortlist({ id, seen_at, currency, by: 'whatsapp' });
  await shortlistsChanged(cache, list.lead_id);
}

/** The lead's timeline has a new entry. */
export function putSentShortlist(cache: QueryClient, list: api.Shortlist): void {
  putShortlist(cache, list);
  void cache.invalidateQueries({ queryKey: KEYS.leads });
}

export const revokeShortlist = async (cache: QueryClient, id: number) =>
  putShortlist(cache, await call(api.revokeShortlist, { params: { id } }));

/** Already deleted by somebody else counts as done. */
export async function deleteShortlist(id: number): Promise<void> {
  await call(api.deleteShortlist, { params: { id } }).catch((error) => {
    if (!isMissing(error)) throw error;
  });
}

export function dropShortlist(cache: QueryClient, { id, lead_id }: api.Shortlist): void {
  cache.setQueryData(
    shortlistsQuery(lead_id).queryKey,
    (data) => data && { ...data, shortlists: data.shortlists.filter((each) => each.id !== id) },
  );
}

export const shortlistsChanged = (cache: QueryClient, leadId: number) =>
  cache.invalidateQueries({ queryKey: shortlistsQuery(leadId).queryKey });

/** A new list comes first. */
function putShortlist(cache: QueryClient, list: api.Shortlist): api.Shortlist {
  cache.setQueryData(shortlistsQuery(list.lead_id).queryKey, (data) => {
    if (!data) return data;
    const isKnown = data.shortlists.some(({ id }) => id === list.id);
    const shortlists = isKnown
      ? data.shortlists.map((each) => (each.id === list.id ? list : each))
      : [list, ...data.shortlists];
    return { ...data, shortlists };
  });
  return list;
}
