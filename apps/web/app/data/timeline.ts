import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { leadListsChanged } from './stale';

export type ActivityChange = { body?: string; due_at?: string | null; is_done?: boolean };
export type NewActivity = api.CallOf<typeof api.addActivity>['body'];

export const timelineQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, leadId, 'timeline'],
    queryFn: () => readTimeline(leadId),
    staleTime: 0,
  });

const readTimeline = (leadId: number) => call(api.listActivities, { params: { id: leadId } });

const CHANGES: readonly string[] = ['moved', 'assigned', 'edited'];

/** The person who changed the lead last, if any. */
export async function readLastChanger(leadId: number): Promise<string | null> {
  const timeline = await readTimeline(leadId).catch(() => []);
  return timeline.find(({ kind }) => CHANGES.includes(kind))?.actor?.name ?? null;
}

export const updateActivity = (id: number, body: ActivityChange) =>
  call(api.updateActivity, { params: { id }, body });

export const deleteActivity = (id: number) => call(api.deleteActivity, { params: { id } });

/** A live event may have delivered it already. */
export function putNewActivity(cache: QueryClient, stored: api.Activity): void {
  cache.setQueryData(timelineQuery(stored.lead_id).queryKey, (all = []) => [
    stored,
    ...all.filter(({ id }) => id !== stored.id),
  ]);
  timelineChanged(cache, stored.lead_id);
}

export function putActivity(cache: QueryClient, next: api.Activity): void {
  cache.setQueryData(timelineQuery(next.lead_id).queryKey, (all) =>
    all?.map((row) => (row.id === next.id ? next : row)),
  );
}

/** Optimistic: no earlier response may overwrite it. */
export async function showActivity(cache: QueryClient, next: api.Activity): Promise<void> {
  await cache.cancelQueries({ queryKey: timelineQuery(next.lead_id).queryKey });
  putActivity(cache, next);
}

export function dropActivity(cache: QueryClient, { id, lead_id }: api.Activity): void {
  cache.setQueryData(timelineQuery(lead_id).queryKey, (all) => all?.filter((row) => row.id !== id));
  timelineChanged(cache, lead_id);
}

/** An entry counts as contact: the lead's last touch and every list sorted by it change. */
export function timelineChanged(cache: QueryClient, leadId: number): void {
  void cache.invalidateQueries({ queryKey: [...KEYS.leads, leadId, 'lead'] });
  void leadListsChanged(cache);
}
