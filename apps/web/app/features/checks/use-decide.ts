import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideChecks, reopenChecks } from '~/data/checks';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

type Verdict = 'confirmed' | 'left_out';

/** Decisions with a message that takes them back. */
export function useDecide(onDone: () => void) {
  const t = useT('checks');
  const cache = useQueryClient();
  const onError = () => toast.error(t('failed'));
  const reopening = useMutation({
    mutationFn: (ids: number[]) => reopenChecks(cache, ids),
    onSuccess: ({ reopened }) => {
      onDone();
      toast.success(t('reopened', { count: reopened.length }));
    },
    onError,
  });
  const deciding = useMutation({
    mutationFn: ({ ids, verdict }: { ids: number[]; verdict: Verdict }) =>
      decideChecks(cache, { ids, verdict }),
    onSuccess: ({ decided }, { verdict }) => {
      onDone();
      toast.success(
        t(verdict === 'confirmed' ? 'confirmed' : 'leftOut', { count: decided.length }),
        {
          action: { label: t('undo'), onClick: () => reopening.mutate(decided) },
        },
      );
    },
    onError,
  });
  const isBusy = deciding.isPending || reopening.isPending;
  return {
    isBusy,
    decide: (ids: number[], verdict: Verdict) => !isBusy && deciding.mutate({ ids, verdict }),
    reopen: (ids: number[]) => !isBusy && reopening.mutate(ids),
  };
}
