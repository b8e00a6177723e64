import type { LeadStatus } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { toast } from '~/ui/toast';
import { removeStatus } from './statuses.api';

type DeleteStatusDialogProps = { status: LeadStatus; onClose: () => void };

export function DeleteStatusDialog({ status, onClose }: DeleteStatusDialogProps) {
  const t = useT('statuses');
  const cache = useQueryClient();
  const count = status.leads_count ?? 0;
  const removal = useMutation({
    mutationFn: () => removeStatus(cache, status),
    onSuccess: () => toast.success(t('delete.done'), { description: status.name }),
    onError: (error) =>
      toast.error(t('failed.title'), { description: refusalOf(error) ?? t('failed.delete') }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title', { name: status.name })}
      // The count may be old: the server has the last word, and says it.
      description={count > 0 ? t('delete.textInUse', { count }) : t('delete.text')}
      confirmLabel={t('delete.action')}
      isDanger
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  );
}
