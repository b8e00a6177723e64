import type { ListingImport } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type UndoResult, undoImport } from '~/data/imports';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';

type UndoDialogProps = { record: ListingImport; onClose: () => void };

/** Asks for confirmation, then reports what was undone and what was kept. */
export function UndoDialog({ record, onClose }: UndoDialogProps) {
  const t = useT('imports');
  const cache = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoImport(cache, record.id),
  });
  if (undoing.data) return <Undone result={undoing.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('undo.confirm', { name: record.name })}
      description={t('undo.text')}
      confirmLabel={t('undo.confirmAction')}
      isDanger
      isBusy={undoing.isPending}
      onConfirm={() => undoing.mutate()}
    >
      {undoing.isError && (
        <Notice tone="loss">{refusalOf(undoing.error) ?? t('undo.failed')}</Notice>
      )}
    </ConfirmDialog>
  );
}

function Undone({ result, onClose }: { result: UndoResult; onClose: () => void }) {
  const t = useT('imports');
  const ui = useT('ui');
  const { deleted, restored, kept } = result;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="sm"
      title={t('undo.title')}
      actions={<Button onClick={onClose}>{ui('close')}</Button>}
    >
      <ul className="grid gap-2 text-15">
        {deleted + restored + kept === 0 && <li>{t('undo.nothing')}</li>}
        {deleted > 0 && <li>{t('undo.deleted', { count: deleted })}</li>}
        {restored > 0 && <li>{t('undo.restored', { count: restored })}</li>}
        {kept > 0 && <li className="text-pretty">{t('undo.kept', { count: kept })}</li>}
      </ul>
    </Dialog>
  );
}
