import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSessions, sessionsChanged } from '~/data/account';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** Ends one session by its id, or all the others. */
export function useEndSession(onDone: () => void) {
  const t = useT('account');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (which: number | 'others') => endSessions(cache, which),
    onSuccess: (ended, which) => {
      toast.success(
        which === 'others' ? t('sessions.endedOthers', { count: ended }) : t('sessions.ended'),
      );
      onDone();
    },
    onError: (error) => {
      toast.error(refusalOf(error) ?? t('sessions.endFailed'));
      void sessionsChanged(cache);
      onDone();
    },
  });
}
