import type { TagSetting } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropTag } from '~/data/tags';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { toast } from '~/ui/toast';

type DeleteTagDialogProps = { tag: TagSetting; onClose: () => void };

export function DeleteTagDialog({ tag, onClose }: DeleteTagDialogProps) {
  const t = useT('settings');
  const cache = useQueryClient();
  const { name } = tag;
  const removal = useMutation({
    mutationFn: () => dropTag(cache, tag.id),
    onSuccess: () => {
      toast.success(t('tags.deleted', { name }));
      onClose();
    },
    onError: (error) => toast.error(t('failed'), { description: refusalOf(error) }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={removal.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('tags.deleteTitle', { name })}
      description={t('tags.deleteText', { count: tag.leads_count })}
      confirmLabel={t('tags.delete')}
      onConfirm={() => removal.mutate()}
    />
  );
}
