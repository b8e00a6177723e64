import type { CuratorPage } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteCuratorPage } from '~/data/curators';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';

type DeletePageDialogProps = { page: CuratorPage; onClose: () => void };

export function DeletePageDialog({ page, onClose }: DeletePageDialogProps) {
  const t = useT('curators');
  const cache = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteCuratorPage(cache, page.user_id),
    onSuccess: () => {
      toast.success(t('delete.done'), { description: page.display_name });
      onClose();
    },
  });
  useOnLocaleChange(removal.reset);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title', { name: page.display_name })}
      description={t('delete.text')}
      confirmLabel={t('delete.action')}
      isDanger
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
    >
      {removal.isError && (
        <Notice tone="loss">{refusalOf(removal.error) ?? t('delete.failed')}</Notice>
      )}
    </ConfirmDialog>
  );
}
