import { TRASH_DAYS } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';
import { type BulkDialogProps, useBulk } from './use-bulk';

export function BulkDeleteDialog(props: BulkDialogProps) {
  const t = useT('contacts');
  const { run, isBusy, failure } = useBulk('delete', props);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={t('bulk.deleteTitle', { count: props.count })}
      description={t('bulk.deleteText', { days: TRASH_DAYS })}
      confirmLabel={t('bulk.deleteAction')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => run({ edit: { kind: 'delete' }, words: '' })}
    >
      {failure && <Notice tone="loss">{failure}</Notice>}
    </ConfirmDialog>
  );
}
