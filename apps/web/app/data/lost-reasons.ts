import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { leadsChanged } from './stale';

export const lostReasonsQuery = queryOptions({
  queryKey: KEYS.lostReasons,
  queryFn: () => call(api.listLostReasons),
});

export type LostReasonForm = api.CallOf<typeof api.saveLostReasons>['body']['reasons'][number];

export async function saveLostReasons(cache: QueryClient, reasons: LostReasonForm[]) {
  const saved = await call(api.saveLostReasons, { body: { reasons } });
  cache.setQueryData(lostReasonsQuery.queryKey, saved);
  return saved;
}

/** Leads by id, or those of a bulk change. */
export type LostLeads = { ids: number[] } | { undo_id: number };

export async function setLostReason(
  cache: QueryClient,
  leads: LostLeads,
  why: { reason_id: number | null; words: string },
) {
  await call(api.setLostReason, { body: { ...leads, ...why } });
  void leadsChanged(cache);
}
