import { type LeadStatus, type Role, reorderStatuses } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putStatuses, statusesQuery } from '~/data/statuses';
import { call } from '~/lib/api-client';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** `after`: the whole role as it is to stand. */
type Move = { status: LeadStatus; after: readonly LeadStatus[] };

/** The row moves under the finger; when the server disagrees, the list is as it was before. */
export function useMoveStatus(role: Role) {
  const t = useT('statuses');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ after }: Move) =>
      call(reorderStatuses, { body: { role, ids: after.map(({ id }) => id) } }),
    onMutate: async ({ after }) => {
      await cache.cancelQueries(statusesQuery);
      const before = cache.getQueryData(statusesQuery.queryKey);
      putStatuses(cache, after);
      return { before };
    },
    onSuccess: (saved, { status }) => {
      putStatuses(cache, saved);
      const place = saved.findIndex(({ id }) => id === status.id) + 1;
      toast.success(t('moved', { name: status.name, place }));
    },
    onError: (error, _, context) => {
      if (context?.before) cache.setQueryData(statusesQuery.queryKey, context.before);
      toast.error(t('failed.title'), { description: refusalOf(error) ?? t('failed.move') });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: statusesQuery.queryKey }),
  });
}
