import {
  createLeadView,
  deleteLeadView,
  type LeadView,
  listLeadViews,
  updateLeadView,
} from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';

export const viewsQuery = queryOptions({
  queryKey: ['contacts', 'views'],
  queryFn: () => call(listLeadViews),
});

const byName = (a: LeadView, b: LeadView) => a.name.localeCompare(b.name);

function put(cache: QueryClient, view: LeadView): LeadView {
  cache.setQueryData(viewsQuery.queryKey, (views = []) =>
    [...views.filter(({ id }) => id !== view.id), view].sort(byName),
  );
  return view;
}

type Query = Record<string, string>;

export const saveView = async (cache: QueryClient, name: string, query: Query) =>
  put(cache, await call(createLeadView, { body: { name, query } }));

export const changeView = async (
  cache: QueryClient,
  id: number,
  body: { name?: string; query?: Query },
) => put(cache, await call(updateLeadView, { params: { id }, body }));

export async function dropView(cache: QueryClient, id: number): Promise<void> {
  await call(deleteLeadView, { params: { id } });
  cache.setQueryData(viewsQuery.queryKey, (views = []) => views.filter((view) => view.id !== id));
}
