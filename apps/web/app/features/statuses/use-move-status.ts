import type { LeadStatus } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { moved, renumbered } from './status-order';
import { saveOrder, statusesQuery } from './statuses.api';

type Move = { status: LeadStatus; by: -1 | 1 };

/** The row moves under the finger; when the server disagrees, the list shows what is true. */
export function useMoveStatus(sequence: readonly LeadStatus[]) {
  const t = useT('statuses');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ status, by }: Move) => saveOrder(moved(sequence, status, by)),
    onMutate: ({ status, by }) => {
      const after = renumbered(moved(sequence, status, by));
      cache.setQueryData(statusesQuery.queryKey, (all) =>
        all?.map((row) => after.find(({ id }) => id === row.id) ?? row),
      );
    },
    onSuccess: (_, { status, by }) => {
      const place = moved(sequence, status, by).findIndex(({ id }) => id === status.id) + 1;
      toast.success(t('moved', { name: status.name, place }));
    },
    onError: (error) =>
      toast.error(t('failed.title'), { description: refusalOf(error) ?? t('failed.move') }),
    onSettled: () => cache.invalidateQueries({ queryKey: statusesQuery.queryKey }),
  });
}
