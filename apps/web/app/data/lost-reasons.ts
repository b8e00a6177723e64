import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEPT_OFFLINE } from './kept-offline';
import { KEYS } from './keys';
import type { LostAction } from './outbox/change';
import { sendOrKeep } from './outbox/send-or-keep';
import { leadsChanged } from './stale';

export const lostReasonsQuery = queryOptions({
  queryKey: KEYS.lostReasons,
  queryFn: () => call(api.listLostReasons),
  ...KEPT_OFFLINE,
});

export type LostReasonForm = api.CallOf<typeof api.saveLostReasons>['body']['reasons'][number];

export async function saveLostReasons(cache: QueryClient, reasons: LostReasonForm[]) {
  const saved = await call(api.saveLostReasons, { body: { reasons } });
  cache.setQueryData(lostReasonsQuery.queryKey, saved);
  return saved;
}

/** Leads by id, or those of a bulk change. */
export type LostLeads = { ids: number[] } | { undo_id: number };

export type LostNote = Omit<LostAction, 'kind'> & {
  /** The move that is not made yet. */
  after?: string | undefined;
};

/** Now, or when the server can be reached. → its key while it waits. */
export async function setLostReason(
  cache: QueryClient,
  { after, ...note }: LostNote,
): Promise<string | null> {
  const { answer, key } = await sendOrKeep(null, { kind: 'lost', ...note }, { after });
  if (answer === null) return key;
  void leadsChanged(cache);
  return null;
}
