import type { CallOutcome } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { moveLead, undoMove } from '~/data/leads';
import { leadChanged, leadListsChanged } from '~/data/stale';
import { addActivity, deleteActivity, updateActivity } from '~/data/timeline';
import { dropTodayRow, updateAttention } from '~/data/today';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import type { TodayRow } from './today-rows';

type Undo = () => Promise<unknown>;
type Step = {
  row: TodayRow;
  done: string;
  failed: string;
  run: () => Promise<Undo>;
  /** A task is a reminder: the lead still waits. */
  staysListed?: boolean;
};

/** Each action is one request, and the last one can be undone; what it settles leaves at once. */
export function useTodayWork() {
  const t = useT('today');
  const cache = useQueryClient();
  const lastUndo = useRef<Undo | null>(null);
  /** By key the notice of what was done would stay. */
  const closeToast = useRef<() => void>(() => undefined);

  const refresh = useCallback(
    (leadId: number) => {
      void leadChanged(cache, leadId);
      void leadListsChanged(cache);
    },
    [cache],
  );

  const undo = useCallback(async () => {
    const undoing = lastUndo.current;
    lastUndo.current = null;
    if (!undoing) return;
    closeToast.current();
    await undoing();
  }, []);

  const perform = useCallback(
    async ({ row, done, failed, run, staysListed = false }: Step): Promise<boolean> => {
      // Before the answer: a second key must act on the next row.
      if (!staysListed) dropTodayRow(cache, row.section, (item) => isSame(row, item));
      try {
        const undoing = await run();
        refresh(row.lead.id);
        lastUndo.current = async () => {
          try {
            await undoing();
          } catch (error) {
            toast.error(t('undoFailed'), { description: refusalOf(error) });
          }
          refresh(row.lead.id);
        };
        const action = { label: t('undo'), onClick: () => void undo() };
        const said = toast.success(done, { action });
        closeToast.current = () => toast.dismiss(said);
        return true;
      } catch (error) {
        toast.error(failed, { description: refusalOf(error) });
        refresh(row.lead.id);
        return false;
      }
    },
    [cache, refresh, t, undo],
  );

  const logCall = (row: TodayRow, outcome: CallOutcome, note: string) =>
    perform({
      row,
      done: t('call.saved'),
      failed: t('call.failed'),
      run: async () => {
        const body = { kind: 'call' as const, outcome, ...(note && { body: note }) };
        const { id } = await addActivity(row.lead.id, body);
        return () => deleteActivity(id);
      },
    });

  const addTask = (row: TodayRow, body: string, dueAt: string | null) =>
    perform({
      row,
      done: t('task.saved'),
      failed: t('task.failed'),
      staysListed: true,
      run: async () => {
        const { id } = await addActivity(row.lead.id, { kind: 'task', body, due_at: dueAt });
        return () => deleteActivity(id);
      },
    });

  const move = (row: TodayRow, status: { id: number; name: string }) =>
    perform({
      row,
      done: t('move.moved', { status: status.name }),
      failed: t('move.failed'),
      run: async () => {
        const { id: leadId, lead_status_id: before, version } = row.lead;
        const moved = await moveLead({ leadId, statusId: status.id, version });
        return () => undoMove({ leadId, statusId: before, version: moved.version });
      },
    });

  const snooze = (row: TodayRow, until: Date, done: string) =>
    perform({
      row,
      done,
      failed: t('snooze.failed'),
      run: async () => {
        await updateAttention(row.lead.id, { snoozed_until: until.toISOString() });
        return () => updateAttention(row.lead.id, { snoozed_until: row.item.snoozed_until });
      },
    });

  /** A task is completed; anything else is seen and needs nothing more. */
  const finish = (row: TodayRow) =>
    perform({
      row,
      done: t(row.section === 'tasks' ? 'finish.task' : 'finish.signal'),
      failed: t('finish.failed'),
      run: async () => {
        if (row.section === 'tasks') {
          const { id } = row.item.task;
          await updateActivity(id, { is_done: true });
          return () => updateActivity(id, { is_done: false });
        }
        const [mark, before] = marksOf(row);
        await updateAttention(row.lead.id, mark);
        return () => updateAttention(row.lead.id, before);
      },
    });

  /** After a message was sent by its dialog; that cannot be taken back. */
  const messageSent = (row: TodayRow) => {
    dropTodayRow(cache, row.section, (item) => isSame(row, item));
    refresh(row.lead.id);
  };

  return { logCall, addTask, move, snooze, finish, messageSent, undo };
}

export type TodayWork = ReturnType<typeof useTodayWork>;

/** Done until what the row shows, so that anything later shows again; and how to take it back. */
function marksOf({ section, item }: TodayRow) {
  if (section === 'signals')
    return [
      { signals_done_at: item.latest_at },
      { signals_done_at: item.signals_done_at },
    ] as const;
  const sentAt = section === 'unanswered' ? item.sent_at : null;
  return [{ sends_done_at: sentAt }, { sends_done_at: item.sends_done_at }] as const;
}

const isSame = (row: TodayRow, item: TodayRow['item']): boolean =>
  row.section === 'tasks' && 'task' in item
    ? item.task.id === row.item.task.id
    : item.lead.id === row.lead.id;
