import type { Shortlist } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveShortlist } from '~/data/shortlists';
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
      onLost: () => toast.error(t('save.lost')),
    }),
  );
  useEffect(() => {
    saver.open();
    return saver.close;
  }, [saver]);
  return { ...useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot), saver };
}
