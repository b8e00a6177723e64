import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEPT_OFFLINE } from './kept-offline';
import { KEYS, LISTS } from './keys';
import { leadFieldsChanged } from './stale';

/** Those that the viewer may see. */
export const leadFieldsQuery = queryOptions({
  queryKey: LISTS.leadFields,
  queryFn: () => call(api.listLeadFields),
  ...KEPT_OFFLINE,
});

export const fieldSettingsQuery = queryOptions({
  queryKey: [...KEYS.leadFields, 'settings'],
  queryFn: () => call(api.listFieldSettings),
  staleTime: 0,
});

export type NewField = api.CallOf<typeof api.createLeadField>['body'];
export type FieldForm = Omit<NewField, 'type'>;
type FieldUpdate = api.CallOf<typeof api.updateLeadField>['body'];

export const createField = (cache: QueryClient, body: NewField) =>
  changing(cache, call(api.createLeadField, { body }));

export const changeField = (cache: QueryClient, id: number, body: FieldUpdate) =>
  changing(cache, call(api.updateLeadField, { params: { id }, body }));

export const dropField = (cache: QueryClient, id: number) =>
  changing(cache, call(api.deleteLeadField, { params: { id } }));

export const orderFields = (cache: QueryClient, ids: number[]) =>
  changing(cache, call(api.orderLeadFields, { body: { ids } }));

/** Also after a failure: a colleague may have changed the list. */
async function changing<T>(cache: QueryClient, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } finally {
    await leadFieldsChanged(cache);
  }
}
