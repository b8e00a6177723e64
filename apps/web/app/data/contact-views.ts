import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export const viewsQuery = queryOptions({
  queryKey: KEYS.contactViews,
  queryFn: () => call(api.listLeadViews),
});

type ViewQuery = Record<string, string>;

export const saveView = async (cache: QueryClient, name: string, query: ViewQuery) =>
  putView(cache, await call(api.createLeadView, { body: { name, query } }));

export const changeView = async (
  cache: QueryClient,
  id: number,
  body: { name?: string; query?: ViewQuery },
) => putView(cache, await call(api.updateLeadView, { params: { id }, body }));

export async function dropView(cache: QueryClient, id: number): Promise<void> {
  await call(api.deleteLeadView, { params: { id } });
  cache.setQueryData(viewsQuery.queryKey, (views = []) => views.filter((view) => view.id !== id));
}

const byName = (a: api.LeadView, b: api.LeadView) => a.name.localeCompare(b.name);

function putView(cache: QueryClient, view: api.LeadView): api.LeadView {
  cache.setQueryData(viewsQuery.queryKey, (views = []) =>
    [...views.filter(({ id }) => id !== view.id), view].sort(byName),
  );
  return view;
}
