import type { LeadStatus, Role } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusesChanged } from '~/data/stale';
import { putStatuses, reorderStatuses, restoreStatuses, showOrder } from '~/data/statuses';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** `after`: the whole role in its new order. */
type Move = { status: LeadStatus; after: readonly LeadStatus[] };

/** Moves optimistically; reverts when the server rejects it. */
export function useMoveStatus(role: Role) {
  const t = useT('statuses');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ after }: Move) =>
      reorderStatuses(
        role,
        after.map(({ id }) => id),
      ),
    onMutate: async ({ after }) => ({ before: await showOrder(cache, after) }),
    onSuccess: (saved, { status }) => {
      putStatuses(cache, saved);
      const place = saved.findIndex(({ id }) => id === status.id) + 1;
      toast.success(t('moved', { name: status.name, place }));
    },
    onError: (error, _, context) => {
      if (context?.before) restoreStatuses(cache, context.before);
      toast.error(t('failed.title'), { description: refusalOf(error) ?? t('failed.move') });
    },
    onSettled: () => statusesChanged(cache),
  });
}
