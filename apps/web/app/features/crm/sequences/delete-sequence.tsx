import type { Sequence } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { removeSequence } from '~/data/sequences';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { IconButton } from '~/ui/icon-button';
import { toast } from '~/ui/toast';
import { useTemplateName } from '../conversations/use-template-name';

type DeleteProps = { sequence: Sequence; isSaved: RefObject<boolean> };

export function DeleteSequence({ sequence, isSaved }: DeleteProps) {
  const t = useT('sequences');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const name = useTemplateName()(sequence);
  const [isOpen, setOpen] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeSequence(cache, sequence.id),
    onSuccess: () => {
      isSaved.current = true;
      void navigate('/app/settings/sequences', { replace: true });
    },
    onError: (error) => {
      setOpen(false);
      toast.error(t('delete.failed'), { description: refusalOf(error) });
    },
  });
  return (
    <>
      <IconButton label={t('delete.of', { name })} onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />
      </IconButton>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('delete.title', { name })}
        confirmLabel={t('delete.confirm')}
        isDanger
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </>
  );
}
