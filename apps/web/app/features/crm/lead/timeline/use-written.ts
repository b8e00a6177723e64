import type { Activity } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ActivityChange,
  deleteActivity,
  dropActivity,
  putActivity,
  showActivity,
  timelineChanged,
  updateActivity,
} from '~/data/timeline';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** Actions on a saved activity. */
export function useWritten(activity: Activity) {
  const t = useT('timeline');
  const cache = useQueryClient();
  const { id } = activity;
  const put = (stored: Activity) => {
    putActivity(cache, stored);
    timelineChanged(cache, activity.lead_id);
  };
  const change = useMutation({
    mutationFn: (body: ActivityChange) => updateActivity(id, body),
    onSuccess: (stored) => put({ ...stored, data: activity.data }),
  });
  const tick = useMutation({
    mutationFn: (is_done: boolean) => updateActivity(id, { is_done }),
    onMutate: (isDone) =>
      showActivity(cache, { ...activity, done_at: isDone ? new Date().toISOString() : null }),
    onSuccess: put,
    onError: (error) => {
      putActivity(cache, activity);
      toast.error(t('tickFailed'), { description: refusalOf(error) });
    },
  });
  const remove = useMutation({
    mutationFn: () => deleteActivity(id),
    onSuccess: () => dropActivity(cache, activity),
  });
  return { change, tick, remove };
}
