import type { Shortlist } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { deleteShortlist, dropShortlist } from '~/data/shortlists';
import { editorPath } from '~/features/shortlist/editor-path';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';

type DiscardDialogProps = { list: Shortlist; onClose: () => void; onDiscarded: () => void };

export function DiscardDialog({ list, onClose, onDiscarded }: DiscardDialogProps) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const discarding = useMutation({
    mutationFn: () => deleteShortlist(list.id),
    onSuccess: async () => {
      onClose();
      onDiscarded();
      await navigate(editorPath(list.lead_id), { replace: true });
      dropShortlist(cache, list);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('discard.title')}
      description={t('discard.text')}
      confirmLabel={t('discard.confirm')}
      isDanger
      isBusy={discarding.isPending}
      onConfirm={() => discarding.mutate()}
    >
      {discarding.isError && (
        <Notice tone="loss">{refusalOf(discarding.error) ?? t('error.discard')}</Notice>
      )}
    </ConfirmDialog>
  );
}
