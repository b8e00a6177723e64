import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { leadChanged } from './stale';

/** Saved searches of a lead, made by the investor or by staff. */
export const leadSearchesQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, leadId, 'searches'],
    queryFn: () => call(api.listLeadSearches, { params: { id: leadId } }),
  });

type NewSearch = api.CallOf<typeof api.createLeadSearch>['body'];

export async function saveLeadSearch(cache: QueryClient, leadId: number, body: NewSearch) {
  const saved = await call(api.createLeadSearch, { params: { id: leadId }, body });
  void leadChanged(cache, leadId);
  return saved;
}

type OfLead = { leadId: number; id: number };

export async function changeLeadSearch(
  cache: QueryClient,
  { leadId, id }: OfLead,
  body: api.SearchChanges,
) {
  const changed = await call(api.updateLeadSearch, { params: { id }, body });
  cache.setQueryData(leadSearchesQuery(leadId).queryKey, (searches = []) =>
    searches.map((search) => (search.id === id ? changed : search)),
  );
  return changed;
}

export async function removeLeadSearch(cache: QueryClient, { leadId, id }: OfLead) {
  await call(api.deleteLeadSearch, { params: { id } });
  cache.setQueryData(leadSearchesQuery(leadId).queryKey, (searches = []) =>
    searches.filter((search) => search.id !== id),
  );
}
