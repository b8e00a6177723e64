import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChosenContacts, editContacts } from '~/data/contacts';
import type { BulkEdit } from '~/data/outbox/change';
import { askIfLost } from '~/features/crm/ask-lost-reason';
import { useBulkResult } from '~/features/crm/use-bulk-result';
import { useKeptToast } from '~/features/crm/use-kept-toast';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';

export type BulkDialogProps = {
  chosen: ChosenContacts;
  count: number;
  onClose: () => void;
  onDone: () => void;
};

type Job = {
  edit: BulkEdit;
  /** What was chosen, for the list of what waits. */
  words: string;
};

/** Runs the action and reports what was done and what was skipped; without a connection it waits. */
export function useBulk(
  kind: BulkEdit['kind'],
  { chosen, count, onClose, onDone }: BulkDialogProps,
) {
  const t = useT('contacts');
  const cache = useQueryClient();
  const say = useBulkResult();
  const sayKept = useKeptToast();
  const job = useMutation({
    mutationFn: ({ edit, words }: Job) => editContacts(cache, { edit, words, chosen, count }),
    onSuccess: ({ answer, key }, { edit }) => {
      if (answer) say(kind, answer);
      else sayKept(key);
      if (edit.kind === 'move') askWhy(edit.lead_status_id, answer, key);
      onDone();
      onClose();
    },
  });
  /** Of those that were moved; while the move waits, of those that were chosen. */
  const askWhy = (
    statusId: number,
    answer: { done: number; undo_id: number | null } | null,
    key: string,
  ) => {
    const about = { name: null, count: answer?.done ?? count };
    if (!answer) {
      const leads = 'ids' in chosen ? { ids: chosen.ids } : null;
      void askIfLost(cache, statusId, { ...about, leads, after: key });
    } else if (answer.undo_id !== null)
      void askIfLost(cache, statusId, { ...about, leads: { undo_id: answer.undo_id } });
  };
  useOnLocaleChange(job.reset);
  const failure = job.isError ? (refusalOf(job.error) ?? t(`bulk.failed.${kind}`)) : null;
  return { run: job.mutate, isBusy: job.isPending, failure };
}
