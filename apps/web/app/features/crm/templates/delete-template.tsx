import type { MessageTemplate } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { removeTemplate } from '~/data/message-templates';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { IconButton } from '~/ui/icon-button';
import { toast } from '~/ui/toast';
import { useTemplateName } from '../conversations/use-template-name';

type DeleteProps = { template: MessageTemplate; isSaved: RefObject<boolean> };

export function DeleteTemplate({ template, isSaved }: DeleteProps) {
  const t = useT('templates');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const name = useTemplateName()(template);
  const [isOpen, setOpen] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeTemplate(cache, template.id),
    onSuccess: () => {
      isSaved.current = true;
      void navigate('/app/settings/templates', { replace: true });
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
        description={t('delete.text')}
        confirmLabel={t('delete.confirm')}
        isDanger
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </>
  );
}
