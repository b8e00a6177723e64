import { useMutation } from '@tanstack/react-query';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';

type RevokeShareDialogProps = {
  email: string;
  /** Which of several it was: shown in the confirmation. */
  what: string;
  revoke: () => Promise<void>;
  onClose: () => void;
};

export function RevokeShareDialog({ email, what, revoke, onClose }: RevokeShareDialogProps) {
  const t = useT('share');
  const revoking = useMutation({
    mutationFn: revoke,
    onSuccess: () => {
      toast.success(t('revoke.done'), { description: what });
      onClose();
    },
  });
  useOnLocaleChange(revoking.reset);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('revoke.title', { email })}
      description={t('revoke.text')}
      confirmLabel={t('list.revoke')}
      isDanger
      isBusy={revoking.isPending}
      onConfirm={() => revoking.mutate()}
    >
      {revoking.isError && (
        <Notice tone="loss">{refusalOf(revoking.error) ?? t('revoke.failed')}</Notice>
      )}
    </ConfirmDialog>
  );
}
