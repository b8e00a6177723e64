import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { leadChanged, leadListsChanged, leadsChanged, sequencesChanged } from './stale';

export const sequencesQuery = queryOptions({
  queryKey: [...KEYS.sequences, 'list'],
  queryFn: () => call(api.listSequences),
});

export type NewSequence = api.CallOf<typeof api.createSequence>['body'];
export type SequenceChange = api.CallOf<typeof api.updateSequence>['body'];

export const addSequence = (cache: QueryClient, body: NewSequence) =>
  andRefresh(cache, call(api.createSequence, { body }));

export const changeSequence = (cache: QueryClient, id: number, body: SequenceChange) =>
  andRefresh(cache, call(api.updateSequence, { params: { id }, body }));

export const removeSequence = (cache: QueryClient, id: number) =>
  andRefresh(cache, call(api.deleteSequence, { params: { id } }));

async function andRefresh<T>(cache: QueryClient, change: Promise<T>): Promise<T> {
  const done = await change;
  await sequencesChanged(cache);
  return done;
}

/** Under the lead's key: its live events ask again. */
export const leadSequenceQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, leadId, 'sequence'],
    queryFn: () => call(api.getLeadSequence, { params: { id: leadId } }),
    staleTime: 0,
  });

export async function actOnSequence(cache: QueryClient, leadId: number, action: api.RunAction) {
  const run = await call(api.updateLeadSequence, { params: { id: leadId }, body: { action } });
  cache.setQueryData(leadSequenceQuery(leadId).queryKey, run);
  void leadChanged(cache, leadId);
  void leadListsChanged(cache);
  return run;
}

export async function startSequence(
  cache: QueryClient,
  body: api.CallOf<typeof api.startSequence>['body'],
) {
  const result = await call(api.startSequence, { body });
  void leadsChanged(cache);
  return result;
}
