import type { CallOutcome } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { undoMove } from '~/data/leads';
import type { AnswerOf, LeadAction } from '~/data/outbox/change';
import { followChange } from '~/data/outbox/outbox-store';
import { sendOrKeep } from '~/data/outbox/send-or-keep';
import { leadChanged, leadListsChanged } from '~/data/stale';
import { deleteActivity, updateActivity } from '~/data/timeline';
import { updateAttention } from '~/data/today';
import { settleRow } from '~/data/today-settling';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { toast } from '~/ui/toast';
import { askIfLost } from '../ask-lost-reason';
import type { NewTask } from '../task-dialog';
import { useKeptToast } from '../use-kept-toast';
import { useUndoToast } from '../use-undo-toast';
import type { TodayRow } from './today-rows';

type Step<A extends LeadAction> = {
  row: TodayRow;
  done: string;
  failed: string;
  action: A;
  /** How to take it back, from what the server answered. */
  undo: (answer: AnswerOf<A>) => Promise<unknown>;
  /** `waiting`: its key while it is kept on this device. */
  onDone?: (waiting?: string) => void;
  /** A task is a reminder: the lead still waits. */
  staysListed?: boolean;
};

/**
 * Each action is one request, and the last one can be undone; what it settles leaves at once.
 * @param chooseOnReturn makes a row the chosen one when it is listed again → ends the wait for it
 */
export function useTodayWork(chooseOnReturn: (key: string) => () => void) {
  const t = useT('today');
  const messages = useT('messages');
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const sayKept = useKeptToast();
  const nameOf = usePersonName();

  const refresh = useCallback(
    (leadId: number) => {
      void leadChanged(cache, leadId);
      return leadListsChanged(cache);
    },
    [cache],
  );

  const perform = useCallback(
    async <A extends LeadAction>(step: Step<A>): Promise<boolean> => {
      const { row, done, failed, action, undo, onDone, staysListed = false } = step;
      // Before the answer: a second key must act on the next row.
      const dropped = staysListed ? null : settleRow(row.section, row.item);
      try {
        const { answer, key } = await sendOrKeep(row.lead, action);
        if (answer === null) {
          followChange(key, (isRefused) => {
            if (isRefused) dropped?.restored();
            else dropped?.settled();
            void refresh(row.lead.id);
          });
          sayKept(key, () => {
            const endWait = chooseOnReturn(row.key);
            dropped?.restored();
            void refresh(row.lead.id).finally(endWait);
          });
          onDone?.(key);
          return true;
        }
        dropped?.settled();
        void refresh(row.lead.id);
        offerUndo({
          done,
          undo: () => {
            const endWait = chooseOnReturn(row.key);
            dropped?.restored();
            return undo(answer).finally(() => void refresh(row.lead.id).finally(endWait));
          },
        });
        onDone?.();
        return true;
      } catch (error) {
        dropped?.restored();
        toast.error(failed, { description: refusalOf(error) });
        void refresh(row.lead.id);
        return false;
      }
    },
    [refresh, offerUndo, sayKept, chooseOnReturn],
  );

  const logCall = (row: TodayRow, outcome: CallOutcome, note: string) =>
    perform({
      row,
      done: messages('call.saved'),
      failed: messages('call.failed'),
      action: {
        kind: 'write',
        body: {
          ...{ kind: 'call', outcome },
          ...(note && { body: note }),
          ...(row.section === 'tasks' && row.item.task.is_call && { task_id: row.item.task.id }),
        },
      },
      undo: ({ id }) => deleteActivity(id),
    });

  const addTask = (row: TodayRow, task: NewTask) =>
    perform({
      row,
      done: t('task.saved'),
      failed: t('task.failed'),
      staysListed: true,
      action: { kind: 'write', body: task },
      undo: ({ id }) => deleteActivity(id),
    });

  const move = (row: TodayRow, status: { id: number; name: string }) => {
    const { id: leadId, lead_status_id: from, version } = row.lead;
    const question = { leads: { ids: [leadId] }, name: nameOf(row.lead), count: 1 };
    return perform({
      row,
      done: t('move.moved', { status: status.name }),
      failed: t('move.failed'),
      action: { kind: 'move', from, to: status.id, version, column: status.name },
      undo: (moved) => undoMove({ leadId, statusId: from, version: moved.version }),
      onDone: (after) => void askIfLost(cache, status.id, { ...question, after }),
    });
  };

  const snooze = (row: TodayRow, until: Date, done: string) =>
    perform({
      row,
      done,
      failed: t('snooze.failed'),
      action: {
        kind: 'attention',
        body: { snoozed_until: until.toISOString() },
        words: done,
      },
      undo: () => updateAttention(row.lead.id, { snoozed_until: row.item.snoozed_until }),
    });

  /** A task is completed; anything else is seen and needs nothing more. */
  const finish = (row: TodayRow) => {
    const done = t(row.section === 'tasks' ? 'finish.task' : 'finish.signal');
    const shared = { row, done, failed: t('finish.failed') };
    if (row.section === 'tasks') {
      const { id, body: words } = row.item.task;
      return perform({
        ...shared,
        action: { kind: 'activity', activityId: id, body: { is_done: true }, words },
        undo: () => updateActivity(id, { is_done: false }),
      });
    }
    const [mark, before] = marksOf(row);
    return perform({
      ...shared,
      action: { kind: 'attention', body: mark, words: done },
      undo: () => updateAttention(row.lead.id, before),
    });
  };

  /** After a message was sent by its dialog; that cannot be taken back. */
  const messageSent = (row: TodayRow) => {
    settleRow(row.section, row.item).settled();
    void refresh(row.lead.id);
  };

  return { logCall, addTask, move, snooze, finish, messageSent };
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
