import type { BulkResult } from '@alpha/contract';
import { useMutation } from '@tanstack/react-query';
import type { ChosenContacts } from '~/data/contacts';
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

type Kind = 'assign' | 'move' | 'delete';

/** Runs the action and reports what was done and what was skipped. */
export function useBulk<Input>(
  kind: Kind,
  send: (input: Input) => Promise<BulkResult>,
  { onClose, onDone }: BulkDialogProps,
) {
  const t = useT('contacts');
  const namesOf = usePersonNames();
  const job = useMutation({
    mutationFn: send,
    onSuccess: ({ done, unchanged, skipped }) => {
      const lines = [
        ...(unchanged > 0 ? [t('bulk.unchanged', { count: unchanged })] : []),
        ...skipped.map((skip) =>
          skip.reason === 'gone'
            ? t('bulk.skipped.gone', { count: skip.count })
            : t('bulk.skipped.otherBoard', {
                count: skip.count,
                names: namesOf(skip),
              }),
        ),
      ];
      const say = skipped.length > 0 ? toast.warning : toast.success;
      say(t(`bulk.done.${kind}`, { count: done }), {
        description: lines.join(' ') || undefined,
        // Reasons take longer to read.
        ...(lines.length > 0 && { duration: 15_000 }),
      });
      onDone();
      onClose();
    },
  });
  useOnLocaleChange(job.reset);
  const failure = job.isError ? (refusalOf(job.error) ?? t(`bulk.failed.${kind}`)) : null;
  return { run: job.mutate, isBusy: job.isPending, failure };
}
