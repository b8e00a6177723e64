import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { restoreLeads } from '~/data/trash';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { useUndoToast } from './use-undo-toast';

/** After one lead was deleted: says so, and takes it out of the trash again. */
export function useDeleteUndo(): (lead: { id: number; name: string }) => void {
  const t = useT('trash');
  const cache = useQueryClient();
  const offer = useUndoToast();
  return useCallback(
    ({ id, name }) =>
      void offer({
        done: t('deleted', { name }),
        undo: async () => {
          const { restored } = await restoreLeads(cache, [id]);
          if (restored === 0) toast.error(t('gone', { count: 1 }));
        },
      }),
    [t, cache, offer],
  );
}
