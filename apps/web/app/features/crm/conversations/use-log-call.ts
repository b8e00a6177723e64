import type { CallOutcome, LeadSummary } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { sendOrKeep } from '~/data/outbox/send-or-keep';
import { leadChanged, leadListsChanged } from '~/data/stale';
import { deleteActivity, putNewActivity } from '~/data/timeline';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { useKeptToast } from '../use-kept-toast';
import { useUndoToast } from '../use-undo-toast';

/** Logs a call, also without a connection; it can be undone. `taskId`: the planned call that it was. */
export function useLogCall(
  lead: Pick<LeadSummary, 'id' | 'first_name' | 'last_name'>,
  taskId?: number,
) {
  const t = useT('messages');
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const sayKept = useKeptToast();
  return async (outcome: CallOutcome, note: string): Promise<boolean> => {
    try {
      const body = {
        ...{ kind: 'call' as const, outcome },
        ...(note && { body: note }),
        ...(taskId !== undefined && { task_id: taskId }),
      };
      const { answer: call, key } = await sendOrKeep(lead, { kind: 'write', body });
      if (call === null) {
        sayKept(key);
        return true;
      }
      putNewActivity(cache, call);
      void leadChanged(cache, lead.id);
      offerUndo({
        done: t('call.saved'),
        undo: async () => {
          await deleteActivity(call.id);
          void leadChanged(cache, lead.id);
          void leadListsChanged(cache);
        },
      });
      return true;
    } catch (error) {
      toast.error(t('call.failed'), { description: refusalOf(error) });
      return false;
    }
  };
}
