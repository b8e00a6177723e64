import { type Activity, deleteActivity, updateActivity } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leadQuery, refreshLists, timelineQuery } from '~/data/leads';
import { call } from '~/lib/api-client';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

type Changes = { body?: string; due_at?: string | null; is_done?: boolean };

/** What can be done with something that is written down. */
export function useWritten(activity: Activity) {
  const t = useT('timeline');
  const cache = useQueryClient();
  const { id, lead_id: leadId } = activity;
  const { queryKey } = timelineQuery(leadId);
  const put = (next: Activity) =>
    cache.setQueryData(queryKey, (all) => all?.map((row) => (row.id === id ? next : row)));
  const settle = () => {
    void cache.invalidateQueries({ queryKey: leadQuery(leadId).queryKey });
    refreshLists(cache);
  };
  const change = useMutation({
    mutationFn: (body: Changes) => call(updateActivity, { params: { id }, body }),
    onSuccess: (stored) => {
      put({ ...stored, data: activity.data });
      settle();
    },
  });
  const tick = useMutation({
    mutationFn: (is_done: boolean) => call(updateActivity, { params: { id }, body: { is_done } }),
    onMutate: async (isDone) => {
      await cache.cancelQueries({ queryKey });
      put({ ...activity, done_at: isDone ? new Date().toISOString() : null });
    },
    onSuccess: (stored) => {
      put(stored);
      settle();
    },
    onError: (error) => {
      put(activity);
      toast.error(t('tickFailed'), { description: refusalOf(error) });
    },
  });
  const remove = useMutation({
    mutationFn: () => call(deleteActivity, { params: { id } }),
    onSuccess: () => {
      cache.setQueryData(queryKey, (all) => all?.filter((row) => row.id !== id));
      settle();
    },
  });
  return { change, tick, remove };
}
