import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { leadChanged } from './stale';

export type ShareBody = api.CallOf<typeof api.sendProperty>['body'];

/** A mail server usually accepts a message within seconds. */
const DELIVERY_POLL_MS = 4_000;

export const sharesQuery = (propertyId: number) =>
  queryOptions({
    queryKey: [...KEYS.shares, propertyId],
    queryFn: () => call(api.listShares, { params: { id: propertyId } }),
    refetchInterval: ({ state }) => pollWhileWaiting(state.data),
  });

export const leadSharesQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, leadId, 'shares'],
    queryFn: () => call(api.listLeadShares, { params: { id: leadId } }),
    refetchInterval: ({ state }) => pollWhileWaiting(state.data),
  });

/** Depends on how the server was started. */
export const mailStateQuery = queryOptions({
  queryKey: KEYS.mail,
  queryFn: () => call(api.getMailState),
  staleTime: Number.POSITIVE_INFINITY,
});

export async function sendReport(
  cache: QueryClient,
  body: ShareBody & { property_id: number },
  signal: AbortSignal,
) {
  const sent = await call(api.sendProperty, { body }, { signal });
  await cache.invalidateQueries({ queryKey: sharesQuery(body.property_id).queryKey });
  return sent;
}

export async function createShareLink(
  cache: QueryClient,
  body: api.CallOf<typeof api.createShareLink>['body'] & { property_id: number },
) {
  const link = await call(api.createShareLink, { body });
  void cache.invalidateQueries({ queryKey: sharesQuery(body.property_id).queryKey });
  return link;
}

/** The link was passed on by WhatsApp: a contact with its lead. */
export async function markLinkShared(
  cache: QueryClient,
  { id, propertyId, leadId }: { id: number; propertyId: number; leadId: number | null },
): Promise<void> {
  await call(api.markLinkShared, { params: { id }, body: { channel: 'whatsapp' } });
  void cache.invalidateQueries({ queryKey: sharesQuery(propertyId).queryKey });
  if (leadId) void leadChanged(cache, leadId);
}

export async function revokeShare(
  cache: QueryClient,
  propertyId: number,
  { id }: api.Share,
): Promise<void> {
  await call(api.revokeShare, { params: { id } });
  const { queryKey } = sharesQuery(propertyId);
  cache.setQueryData(queryKey, (all) => all?.map(asRevoked(id)));
  void cache.invalidateQueries({ queryKey });
}

export async function revokeLeadShare(
  cache: QueryClient,
  leadId: number,
  { id }: api.LeadShare,
): Promise<void> {
  await call(api.revokeShare, { params: { id } });
  cache.setQueryData(leadSharesQuery(leadId).queryKey, (all) => all?.map(asRevoked(id)));
  void cache.invalidateQueries({ queryKey: KEYS.shares });
}

function asRevoked(id: number) {
  const revoked_at = new Date().toISOString();
  return <S extends api.Share>(share: S): S => (share.id === id ? { ...share, revoked_at } : share);
}

const pollWhileWaiting = (shares: readonly { delivery: string | null }[] | undefined) =>
  shares?.some(({ delivery }) => delivery === 'waiting') ? DELIVERY_POLL_MS : false;
