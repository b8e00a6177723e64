import type { BulkResult } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { undoBulk } from '~/data/contacts';
import type { BulkEdit } from '~/data/outbox/change';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { useSkippedWords } from './use-skipped-words';
import { useUndoToast } from './use-undo-toast';

/** Says what a bulk change has done and what it skipped, and takes it back. */
export function useBulkResult(): (kind: BulkEdit['kind'], result: BulkResult) => void {
  const t = useT('contacts');
  const skippedWords = useSkippedWords();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  return useCallback(
    (kind, { done, unchanged, skipped, undo_id }) => {
      const lines = [
        ...(unchanged > 0 ? [t('bulk.unchanged', { count: unchanged })] : []),
        ...skippedWords(skipped),
      ];
      const isPartial = skipped.length > 0;
      const said = t(`bulk.done.${kind}`, { count: done });
      const description = lines.join(' ') || undefined;
      const undo = async (undoId: number) => {
        const { changed } = await undoBulk(cache, undoId);
        if (changed > 0) toast.warning(t('bulk.notUndone', { count: changed }));
      };
      if (undo_id !== null)
        offerUndo({ done: said, description, isPartial, undo: () => undo(undo_id) });
      else
        (isPartial ? toast.warning : toast.success)(said, {
          description,
          // Reasons take longer to read.
          ...(lines.length > 0 && { duration: 15_000 }),
        });
    },
    [t, skippedWords, cache, offerUndo],
  );
}
