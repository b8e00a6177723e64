import { type LeadSummary, TRASH_DAYS } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteContact } from '~/data/contacts';
import { useDeleteUndo } from '~/features/crm/use-delete-undo';
import { useKeptToast } from '~/features/crm/use-kept-toast';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';

export function DeleteContactDialog({
  contact,
  onClose,
}: {
  contact: LeadSummary;
  onClose: () => void;
}) {
  const t = useT('contacts');
  const nameOf = usePersonName();
  const cache = useQueryClient();
  const name = nameOf(contact);
  const offerUndo = useDeleteUndo();
  const sayKept = useKeptToast();
  const removal = useMutation({
    mutationFn: () => deleteContact(cache, contact),
    onSuccess: ({ answer, key }) => {
      if (answer) offerUndo({ id: contact.id, name });
      else sayKept(key);
      onClose();
    },
  });
  useOnLocaleChange(removal.reset);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title', { name })}
      description={t('delete.text', { days: TRASH_DAYS })}
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
