import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LISTS, statusesQuery } from '~/data/contacts';
import { onLeadEvent } from '~/lib/live/lead-events';

/** Many changes within a moment are one new page. */
const PAUSE_MS = 400;

/** A colleague's work shows without a reload. */
export function useLiveContacts(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLeadEvent((event) => {
      if (!('lead_id' in event)) void cache.invalidateQueries({ queryKey: statusesQuery.queryKey });
      clearTimeout(timer);
      timer = setTimeout(() => void cache.invalidateQueries({ queryKey: LISTS }), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache]);
}
