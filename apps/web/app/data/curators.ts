import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export type PageBody = Omit<api.CallOf<typeof api.updateCuratorPage>['body'], 'version'>;

export const curatorPagesQuery = queryOptions({
  queryKey: [...KEYS.curators, 'list'],
  queryFn: () => call(api.listCuratorPages),
});

export const readCuratorPage = (id: number) => call(api.getCuratorPage, { params: { id } });

export const curatorPageQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.curators, 'detail', id],
    queryFn: () => readCuratorPage(id),
    // A form starts from the current values, never from those of an earlier visit.
    gcTime: 0,
  });

const changed = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: curatorPagesQuery.queryKey }),
    cache.invalidateQueries({ queryKey: KEYS.audit }),
  ]);

export async function createCuratorPage(cache: QueryClient, user_id: number, body: PageBody) {
  const page = await call(api.createCuratorPage, { body: { user_id, ...body } });
  void changed(cache);
  return page;
}

/** `version`: the one the viewer saw. */
export async function updateCuratorPage(
  cache: QueryClient,
  { id, version }: { id: number; version: number },
  body: PageBody,
) {
  const page = await call(api.updateCuratorPage, { params: { id }, body: { ...body, version } });
  void changed(cache);
  return page;
}

export async function deleteCuratorPage(cache: QueryClient, id: number): Promise<void> {
  await call(api.deleteCuratorPage, { params: { id } });
  await changed(cache);
}
