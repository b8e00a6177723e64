import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLeadEvent } from '~/data/live/lead-events';
import { contactListChanged, statusesMayHaveChanged } from '~/data/stale';
import { paced } from '../paced';

/** Changes within the pause cause one reload; where there is always one more, it comes all the same. */
const PACE = { pauseMs: 400, mostMs: 2_000 };

/** Shows changes by other users without a page reload. */
export function useLiveContacts(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const reload = paced(() => void contactListChanged(cache), PACE);
    const stop = onLeadEvent((event) => {
      statusesMayHaveChanged(cache, event);
      reload.call();
    });
    return () => {
      reload.stop();
      stop();
    };
  }, [cache]);
}
