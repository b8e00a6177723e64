import { endOtherSessions, endOwnSession } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownSessionsQuery } from '~/data/account';
import { call } from '~/lib/api-client';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** Ends one session by its id, or all the others. */
export function useEndSession(onDone: () => void) {
  const t = useT('account');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (which: number | 'others') => {
      if (which === 'others') return (await call(endOtherSessions)).ended;
      await call(endOwnSession, { params: { id: which } });
      return 1;
    },
    onSuccess: (ended, which) => {
      queryClient.setQueryData(ownSessionsQuery.queryKey, (sessions) =>
        sessions?.filter(
          ({ id, is_current }) => is_current || (which !== 'others' && id !== which),
        ),
      );
      toast.success(
        which === 'others' ? t('sessions.endedOthers', { count: ended }) : t('sessions.ended'),
      );
      onDone();
    },
    onError: (error) => {
      toast.error(refusalOf(error) ?? t('sessions.endFailed'));
      void queryClient.invalidateQueries(ownSessionsQuery);
      onDone();
    },
  });
}
