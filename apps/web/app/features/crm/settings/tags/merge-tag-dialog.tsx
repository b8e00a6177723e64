import type { TagSetting } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mergeTag } from '~/data/tags';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Select } from '~/ui/select';
import { toast } from '~/ui/toast';

type MergeTagDialogProps = { tag: TagSetting; tags: readonly TagSetting[]; onClose: () => void };

/** Two labels for one thing become one. */
export function MergeTagDialog({ tag, tags, onClose }: MergeTagDialogProps) {
  const t = useT('settings');
  const ui = useT('ui');
  const cache = useQueryClient();
  const [into, setInto] = useState('');
  const [isMissing, setMissing] = useState(false);
  const merging = useMutation({
    mutationFn: () => mergeTag(cache, tag.id, Number(into)),
    onSuccess: () => {
      toast.success(t('tags.merged', { name: tag.name }));
      onClose();
    },
    onError: (error) => toast.error(t('failed'), { description: refusalOf(error) }),
  });
  return (
    <Dialog
      isOpen
      isBusy={merging.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="sm"
      title={t('tags.mergeTitle', { name: tag.name })}
      description={t('tags.mergeText', { count: tag.leads_count })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button
            isBusy={merging.isPending}
            onClick={() => (into === '' ? setMissing(true) : merging.mutate())}
          >
            {t('tags.merge')}
          </Button>
        </>
      }
    >
      <Select
        label={t('tags.into')}
        value={into}
        error={isMissing && into === '' && t('tags.intoMissing')}
        onChange={({ target }) => setInto(target.value)}
        options={[
          { value: '', label: t('tags.choose'), isDisabled: true },
          ...tags
            .filter(({ id }) => id !== tag.id)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </Dialog>
  );
}
