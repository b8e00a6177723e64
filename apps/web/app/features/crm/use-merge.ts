import type { Lead, MergeField } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mergeLeads, undoMerge } from '~/data/lead-merges';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { toast } from '~/ui/toast';
import type { MergePair } from './merge-fields';
import { useUndoToast, withdrawUndo } from './use-undo-toast';

type Asked = { pair: MergePair; from_other: MergeField[]; custom_from_other?: number[] };

/** Merges, says so with an undo, and shows the lead that is left. */
export function useMerge(onMerged: (lead: Lead) => void) {
  const t = useT('leadMerge');
  const nameOf = usePersonName();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const takeApart = useTakeApart();
  const merge = useMutation({
    mutationFn: ({ pair: { kept, other }, ...chosen }: Asked) =>
      mergeLeads(cache, { kept, other, ...chosen }),
    onSuccess: ({ lead, merge_id }) => {
      onMerged(lead);
      offerUndo({
        done: t('done', { name: nameOf(lead) }),
        undo: () => takeApart(merge_id),
        subject: subjectOf(merge_id),
      });
    },
  });
  useOnLocaleChange(merge.reset);
  return merge;
}

const subjectOf = (mergeId: number) => `merge:${mergeId}`;

/** Undoes a merge, and says what stays with the lead that stayed. */
export function useTakeApart(): (mergeId: number) => Promise<void> {
  const t = useT('leadMerge');
  const cache = useQueryClient();
  return async (mergeId) => {
    const { kept_fields, kept_entries } = await undoMerge(cache, mergeId);
    // Undone in the timeline, while the message about the merge still offers it.
    withdrawUndo(subjectOf(mergeId));
    if (kept_fields.length + kept_entries === 0) toast.success(t('undone'));
    else
      toast.warning(t('undone'), {
        description: [
          ...(kept_fields.length > 0 ? [t('keptFields')] : []),
          ...(kept_entries > 0 ? [t('keptEntries', { count: kept_entries })] : []),
        ].join(' '),
        duration: 15_000,
      });
  };
}
