import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLeadEvent } from '~/data/live/lead-events';
import { contactListChanged, statusesMayHaveChanged } from '~/data/stale';

/** Changes within this time cause one reload. */
const PAUSE_MS = 400;

/** Shows changes by other users without a page reload. */
export function useLiveContacts(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLeadEvent((event) => {
      statusesMayHaveChanged(cache, event);
      clearTimeout(timer);
      timer = setTimeout(() => void contactListChanged(cache), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache]);
}
