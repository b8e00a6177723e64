import { type Shortlist, sendShortlist } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putShortlist } from '~/data/shortlists';
import { call } from '~/lib/api-client';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';
import { isHopeless, stateAfter } from './save-state';

type SendDialogProps = {
  list: Shortlist;
  /** `updated_at` of what stands on the screen: nothing else is sent. */
  seenAt: string;
  email: string;
  count: number;
  onClose: () => void;
  /** It is not there any more as it stands on the screen. */
  onStale: (error: unknown) => void;
};

export function SendDialog({ list, seenAt, email, count, onClose, onStale }: SendDialogProps) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const sending = useMutation({
    mutationFn: () => call(sendShortlist, { params: { id: list.id }, body: { seen_at: seenAt } }),
    onError: (error) => {
      if (!isHopeless(stateAfter(error))) return;
      onClose();
      onStale(error);
    },
    onSuccess: (sent) => {
      toast.success(t('send.done'));
      onClose();
      putShortlist(cache, sent);
      // The timeline has a new line.
      void cache.invalidateQueries({ queryKey: ['leads'] });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('send.title', { count })}
      description={t('send.text', { email })}
      confirmLabel={t('send.confirm')}
      isBusy={sending.isPending}
      onConfirm={() => sending.mutate()}
    >
      {sending.isError && (
        <Notice tone="loss">{refusalOf(sending.error) ?? t('error.send')}</Notice>
      )}
    </ConfirmDialog>
  );
}
