import type { LeadStatus } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteStatus } from '~/data/statuses';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { Button, ButtonLink } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';

type DeleteStatusDialogProps = { status: LeadStatus; onClose: () => void };

/** A column with leads can't be deleted: links to the board, where they can be moved. */
export function DeleteStatusDialog(props: DeleteStatusDialogProps) {
  return (props.status.leads_count ?? 0) > 0 ? <InUse {...props} /> : <Question {...props} />;
}

function InUse({ status, onClose }: DeleteStatusDialogProps) {
  const t = useT('statuses');
  const ui = useT('ui');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      role="alertdialog"
      width="sm"
      title={t('delete.inUseTitle', { name: status.name })}
      description={t('delete.textInUse', { count: status.leads_count ?? 0 })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('close')}
          </Button>
          <ButtonLink to="/app/board">{t('delete.board')}</ButtonLink>
        </>
      }
    />
  );
}

function Question({ status, onClose }: DeleteStatusDialogProps) {
  const t = useT('statuses');
  const cache = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteStatus(cache, status.id),
    onSuccess: () => {
      toast.success(t('delete.done'), { description: status.name });
      onClose();
    },
  });
  useOnLocaleChange(removal.reset);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title', { name: status.name })}
      description={t('delete.text')}
      confirmLabel={t('delete.action')}
      isDanger
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
    >
      {/* The count may be outdated: the server decides. */}
      {removal.isError && (
        <Notice tone="loss">{refusalOf(removal.error) ?? t('failed.delete')}</Notice>
      )}
    </ConfirmDialog>
  );
}
