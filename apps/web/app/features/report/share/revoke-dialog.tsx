import type { Share } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';
import { revoke } from './shares.api';

type RevokeDialogProps = { propertyId: number; share: Share; onClose: () => void };

export function RevokeDialog({ propertyId, share, onClose }: RevokeDialogProps) {
  const t = useT('share');
  const cache = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => revoke(cache, propertyId, share),
    onSuccess: () => {
      toast.success(t('revoke.done'), { description: share.email });
      onClose();
    },
  });
  useOnLocaleChange(revoking.reset);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('revoke.title', { email: share.email })}
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
