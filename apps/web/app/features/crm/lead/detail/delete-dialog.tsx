import { type Lead, TRASH_DAYS } from '@alpha/contract';
import { useMutation } from '@tanstack/react-query';
import { deleteLead } from '~/data/leads';
import { pauseLead, resumeLead } from '~/data/paused-leads';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';
import { useDeleteUndo } from '../../use-delete-undo';
import { useKeptToast } from '../../use-kept-toast';

type GoneDialogProps = { lead: Lead; onClose: () => void; onGone: () => void };

export function DeleteDialog({ lead, onClose, onGone }: GoneDialogProps) {
  const t = useT('lead');
  const nameOf = usePersonName();
  const offerUndo = useDeleteUndo();
  const sayKept = useKeptToast();
  const removal = useMutation({
    mutationFn: () => deleteLead(lead),
    // Its removal is announced before the answer is here.
    onMutate: () => pauseLead(lead.id),
    onError: () => resumeLead(lead.id),
    onSuccess: ({ answer, key }) => {
      if (answer) offerUndo({ id: lead.id, name: nameOf(lead) });
      else sayKept(key);
      onGone();
    },
  });
  useOnLocaleChange(removal.reset);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title', { name: nameOf(lead) })}
      description={t('delete.text', { days: TRASH_DAYS })}
      confirmLabel={t('delete.action')}
      isDanger
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
    >
      {removal.isError && <Notice tone="loss">{t('delete.failed')}</Notice>}
    </ConfirmDialog>
  );
}
