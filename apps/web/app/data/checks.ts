import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { listingsChanged } from './stale';

export type CheckPage = api.ResponseOf<typeof api.listPropertyChecks>;
export type CheckFilter = api.CallOf<typeof api.listPropertyChecks>['query'];

export const CHECKS_PER_PAGE = 50;

export const checksQuery = (filter: CheckFilter) =>
  queryOptions({
    queryKey: [...KEYS.checks, filter],
    queryFn: () =>
      call(api.listPropertyChecks, { query: { ...filter, per_page: CHECKS_PER_PAGE } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type Decision = api.CallOf<typeof api.decidePropertyChecks>['body'];
export const decideChecks = (cache: QueryClient, body: Decision) =>
  call(api.decidePropertyChecks, { body }).finally(() => void listingsChanged(cache));

export const reopenChecks = (cache: QueryClient, ids: number[]) =>
  call(api.reopenPropertyChecks, { body: { ids } }).finally(() => void listingsChanged(cache));

type Correction = api.CallOf<typeof api.correctPropertyCheck>['body'];
export const correctCheck = (cache: QueryClient, id: number, body: Correction) =>
  call(api.correctPropertyCheck, { params: { id }, body }).finally(
    () => void listingsChanged(cache),
  );
