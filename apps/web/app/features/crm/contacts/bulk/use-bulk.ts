import type { BulkResult } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChosenContacts, undoBulk } from '~/data/contacts';
import { askIfLost } from '~/features/crm/ask-lost-reason';
import { useUndoToast } from '~/features/crm/use-undo-toast';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { usePersonNames } from '~/lib/use-person-name';
import { toast } from '~/ui/toast';

export type BulkDialogProps = {
  chosen: ChosenContacts;
  count: number;
  onClose: () => void;
  onDone: () => void;
};

type Kind = 'assign' | 'move' | 'tag' | 'field' | 'delete';

/** Runs the action and reports what was done and what was skipped. */
export function useBulk<Input>(
  kind: Kind,
  send: (input: Input) => Promise<BulkResult>,
  { onClose, onDone }: BulkDialogProps,
) {
  const t = useT('contacts');
  const namesOf = usePersonNames();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const undo = async (undoId: number) => {
    const { changed } = await undoBulk(cache, undoId);
    if (changed > 0) toast.warning(t('bulk.notUndone', { count: changed }));
  };
  const job = useMutation({
    mutationFn: send,
    onSuccess: ({ done, unchanged, skipped, undo_id }, input) => {
      const lines = [
        ...(unchanged > 0 ? [t('bulk.unchanged', { count: unchanged })] : []),
        ...skipped.map((skip) =>
          skip.reason === 'gone'
            ? t('bulk.skipped.gone', { count: skip.count })
            : t(`bulk.skipped.${skip.reason}`, {
                count: skip.count,
                names: namesOf(skip),
              }),
        ),
      ];
      const isPartial = skipped.length > 0;
      const said = t(`bulk.done.${kind}`, { count: done });
      const description = lines.join(' ') || undefined;
      if (undo_id === null)
        (isPartial ? toast.warning : toast.success)(said, {
          description,
          // Reasons take longer to read.
          ...(lines.length > 0 && { duration: 15_000 }),
        });
      else offerUndo({ done: said, description, isPartial, undo: () => undo(undo_id) });
      if (kind === 'move' && undo_id !== null)
        void askIfLost(cache, Number(input), { leads: { undo_id }, name: null, count: done });
      onDone();
      onClose();
    },
  });
  useOnLocaleChange(job.reset);
  const failure = job.isError ? (refusalOf(job.error) ?? t(`bulk.failed.${kind}`)) : null;
  return { run: job.mutate, isBusy: job.isPending, failure };
}
