import type { Shortlist } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readDraft, saveShortlist } from '~/data/shortlists';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { bodyOf } from './draft';
import { openDraftSaver } from './draft-saver';

export function useDraft(list: Shortlist) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const [saver] = useState(() =>
    openDraftSaver(list, {
      put: (draft, seen_at) => saveShortlist(cache, list.id, { ...bodyOf(draft), seen_at }),
      latest: () => readDraft(cache, list),
      onLost: () => toast.error(t('save.lost')),
      onLeftOut: (homes) => {
        for (const { listing } of homes)
          toast.error(t('save.full', { address: listing?.address ?? '' }));
      },
    }),
  );
  useEffect(() => {
    saver.open();
    return saver.close;
  }, [saver]);
  useEffect(() => saver.receive(list), [saver, list]);
  return { ...useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot), saver };
}
