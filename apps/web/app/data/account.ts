import { getOwnUser, listOwnSessions } from '@alpha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';

export const ownUserQuery = queryOptions({
  queryKey: ['own-user'],
  queryFn: () => call(getOwnUser),
});

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => call(listOwnSessions),
});
