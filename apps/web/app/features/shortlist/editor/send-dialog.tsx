import type { Shortlist } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putSentShortlist, sendShortlist } from '~/data/shortlists';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';
import { isPermanentFailure, stateAfter } from './save-state';

type SendDialogProps = {
  list: Shortlist;
  /** `updated_at` of the version on the screen: no other version is sent. */
  seenAt: string;
  email: string;
  count: number;
  linkDays: number;
  /** If not, the email is only saved as a file. */
  isMailConfigured: boolean;
  onClose: () => void;
  /** The draft on the server is no longer the one on the screen. */
  onStale: (error: unknown) => void;
};

export function SendDialog({ list, seenAt, email, count, ...rest }: SendDialogProps) {
  const { linkDays, isMailConfigured, onClose, onStale } = rest;
  const t = useT('shortlist');
  const cache = useQueryClient();
  const sending = useMutation({
    mutationFn: () => sendShortlist(list.id, seenAt),
    onError: (error) => {
      if (!isPermanentFailure(stateAfter(error))) return;
      onClose();
      onStale(error);
    },
    onSuccess: (sent) => {
      toast.success(t(isMailConfigured ? 'send.done' : 'send.kept'));
      onClose();
      putSentShortlist(cache, sent);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('send.title', { count })}
      description={t('send.text', { email, days: linkDays })}
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
