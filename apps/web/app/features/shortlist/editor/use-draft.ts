import { type Shortlist, updateShortlist } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { putShortlist } from '~/data/shortlists';
import { call } from '~/lib/api-client';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { bodyOf } from './draft';
import { openDraftSaver } from './draft-saver';

export function useDraft(list: Shortlist) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const [saver] = useState(() =>
    openDraftSaver(list, {
      put: async (draft, seen_at) => {
        const body = { ...bodyOf(draft), seen_at };
        const saved = await call(updateShortlist, { params: { id: list.id }, body });
        putShortlist(cache, saved);
        return saved;
      },
      onLost: () => toast.error(t('save.lost')),
    }),
  );
  useEffect(() => {
    saver.open();
    return saver.close;
  }, [saver]);
  return { ...useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot), saver };
}
