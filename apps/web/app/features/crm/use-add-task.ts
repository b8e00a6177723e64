import type { LeadSummary } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { sendOrKeep } from '~/data/outbox/send-or-keep';
import { leadChanged, leadListsChanged } from '~/data/stale';
import { deleteActivity, putNewActivity } from '~/data/timeline';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import type { NewTask } from './task-dialog';
import { useKeptToast } from './use-kept-toast';
import { useUndoToast } from './use-undo-toast';

/** Adds a task from a list of leads, also without a connection; it can be undone. */
export function useAddTask(lead: LeadSummary) {
  const t = useT('today');
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const sayKept = useKeptToast();
  const refresh = () => {
    void leadChanged(cache, lead.id);
    void leadListsChanged(cache);
  };
  return async (body: NewTask): Promise<boolean> => {
    try {
      const { answer: task, key } = await sendOrKeep(lead, { kind: 'write', body });
      if (task === null) {
        sayKept(key);
        return true;
      }
      putNewActivity(cache, task);
      refresh();
      offerUndo({
        done: t('task.saved'),
        undo: async () => {
          await deleteActivity(task.id);
          refresh();
        },
      });
      return true;
    } catch (error) {
      toast.error(t('task.failed'), { description: refusalOf(error) });
      return false;
    }
  };
}
