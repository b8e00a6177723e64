import { getMailState, listShares, revokeShare, type Share } from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';

/** A mail server usually takes a message within seconds. */
const ON_ITS_WAY_MS = 4_000;

export const sharesQuery = (propertyId: number) =>
  queryOptions({
    queryKey: ['shares', propertyId],
    queryFn: () => call(listShares, { params: { id: propertyId } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ delivery }) => delivery === 'waiting') ? ON_ITS_WAY_MS : false,
  });

/** A matter of how the server was started. */
export const mailStateQuery = queryOptions({
  queryKey: ['mail-state'],
  queryFn: () => call(getMailState),
  staleTime: Number.POSITIVE_INFINITY,
});

export async function revoke(cache: QueryClient, propertyId: number, { id }: Share): Promise<void> {
  await call(revokeShare, { params: { id } });
  const { queryKey } = sharesQuery(propertyId);
  const revoked_at = new Date().toISOString();
  cache.setQueryData(queryKey, (all) =>
    all?.map((share) => (share.id === id ? { ...share, revoked_at } : share)),
  );
  void cache.invalidateQueries({ queryKey });
}
