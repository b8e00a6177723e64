import { TRASH_DAYS } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { deleteContacts } from '~/data/contacts';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';
import { type BulkDialogProps, useBulk } from './use-bulk';

export function BulkDeleteDialog(props: BulkDialogProps) {
  const t = useT('contacts');
  const cache = useQueryClient();
  const { run, isBusy, failure } = useBulk(
    'delete',
    (_: undefined) => deleteContacts(cache, props.chosen),
    props,
  );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={t('bulk.deleteTitle', { count: props.count })}
      description={t('bulk.deleteText', { days: TRASH_DAYS })}
      confirmLabel={t('bulk.deleteAction')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => run(undefined)}
    >
      {failure && <Notice tone="loss">{failure}</Notice>}
    </ConfirmDialog>
  );
}
