import type { Activity, WRITTEN_KINDS } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownLead } from '~/data/leads';
import { sendOrKeep } from '~/data/outbox/send-or-keep';
import {
  type ActivityChange,
  dropActivity,
  putActivity,
  showActivity,
  timelineChanged,
} from '~/data/timeline';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { useKeptToast } from '../../use-kept-toast';

/** Actions on a saved activity. */
export function useWritten(activity: Activity) {
  const t = useT('timeline');
  const cache = useQueryClient();
  const sayKept = useKeptToast();
  const { id } = activity;
  const lead = () => {
    const { lead_id } = activity;
    const { first_name = '', last_name = '' } = shownLead(cache, lead_id) ?? {};
    return { id: lead_id, first_name, last_name };
  };
  const put = (stored: Activity) => {
    putActivity(cache, stored);
    timelineChanged(cache, activity.lead_id);
  };
  const change = useMutation({
    mutationFn: (body: ActivityChange) => {
      const words = body.body ?? activity.body ?? '';
      return sendOrKeep(lead(), { kind: 'activity', activityId: id, body, words });
    },
    onSuccess: ({ answer, key }) =>
      answer ? put({ ...answer, data: activity.data }) : sayKept(key),
  });
  const tick = useMutation({
    mutationFn: (is_done: boolean) => {
      const words = activity.body ?? '';
      return sendOrKeep(lead(), { kind: 'activity', activityId: id, body: { is_done }, words });
    },
    onMutate: (isDone) =>
      showActivity(cache, { ...activity, done_at: isDone ? new Date().toISOString() : null }),
    onSuccess: ({ answer, key }) =>
      answer ? put(answer) : sayKept(key, () => putActivity(cache, activity)),
    onError: (error) => {
      putActivity(cache, activity);
      toast.error(t('tickFailed'), { description: refusalOf(error) });
    },
  });
  const remove = useMutation({
    mutationFn: () => {
      const entry = activity.kind as (typeof WRITTEN_KINDS)[number];
      const words = activity.body ?? '';
      return sendOrKeep(lead(), { kind: 'remove', activityId: id, entry, words });
    },
    onSuccess: ({ answer, key }) =>
      answer === null ? sayKept(key) : dropActivity(cache, activity),
  });
  return { change, tick, remove };
}
