import type { LeadImport } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type UndoResult, undoContactImport } from '~/data/contact-imports';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { usePersonNames } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';

type UndoImportDialogProps = { record: LeadImport; onClose: () => void };

/** Asks for confirmation, then reports what was undone and what was kept, and why. */
export function UndoImportDialog({ record, onClose }: UndoImportDialogProps) {
  const t = useT('contactImport');
  const cache = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoContactImport(cache, record.id),
  });
  if (undoing.data) return <Undone result={undoing.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('past.confirm', { name: record.file_name })}
      description={t('past.confirmText')}
      confirmLabel={t('past.confirmAction')}
      isDanger
      isBusy={undoing.isPending}
      onConfirm={() => undoing.mutate()}
    >
      {undoing.isError && (
        <Notice tone="loss">{refusalOf(undoing.error) ?? t('past.failed')}</Notice>
      )}
    </ConfirmDialog>
  );
}

function Undone({ result, onClose }: { result: UndoResult; onClose: () => void }) {
  const t = useT('contactImport');
  const ui = useT('ui');
  const namesOf = usePersonNames();
  const { deleted, restored, gone, kept } = result;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="sm"
      title={t('past.undoneTitle')}
      actions={<Button onClick={onClose}>{ui('close')}</Button>}
    >
      <ul className="grid gap-2 text-15">
        {deleted > 0 && <li>{t('past.deleted', { count: deleted })}</li>}
        {restored > 0 && <li>{t('past.restored', { count: restored })}</li>}
        {gone > 0 && <li>{t('past.gone', { count: gone })}</li>}
        {kept.map(({ reason, count, names }) => (
          <li key={reason} className="text-pretty">
            {t(`past.kept.${reason}`, {
              count,
              names: namesOf({ names, count }),
            })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
