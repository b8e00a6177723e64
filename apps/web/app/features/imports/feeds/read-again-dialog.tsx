import type { Feed } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { feedsChanged, startFeed } from '~/data/feeds';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';

export function ReadAgainDialog({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const t = useT('feeds');
  const cache = useQueryClient();
  const [mayBeShort, setMayBeShort] = useState(false);
  const running = useMutation({
    mutationFn: () => startFeed(feed.id, { full: true, may_be_short: mayBeShort }),
    onSuccess: () => {
      feedsChanged(cache);
      toast.success(t('started', { name: feed.name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('again.title', { name: feed.name })}
      description={t('again.text')}
      confirmLabel={t('again.action')}
      isBusy={running.isPending}
      onConfirm={() => running.mutate()}
    >
      <Checkbox
        label={t('again.mayBeShort')}
        hint={t('again.mayBeShortHint')}
        checked={mayBeShort}
        onChange={({ target }) => setMayBeShort(target.checked)}
      />
      {running.isError && (
        <Notice tone="loss">{refusalOf(running.error) ?? t('again.failed')}</Notice>
      )}
    </ConfirmDialog>
  );
}
