import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { leadsChanged } from './stale';

export const TRASH_PAGE_SIZE = 25;

export const trashQuery = (page: number, search: string | undefined) =>
  queryOptions({
    queryKey: [...KEYS.trash, { page, search }],
    queryFn: () =>
      call(api.listTrash, {
        query: { page, per_page: TRASH_PAGE_SIZE, ...(search && { search }) },
      }),
    placeholderData: keepPreviousData,
  });

export async function restoreLeads(cache: QueryClient, ids: number[]) {
  try {
    return await call(api.restoreLeads, { body: { ids } });
  } finally {
    void leadsChanged(cache);
  }
}
