import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLeadEvent } from '~/data/live/lead-events';
import { todayChanged } from '~/data/stale';

/** Changes within this time cause one reload; short enough that an answer shows within a second. */
const PAUSE_MS = 250;

export function useLiveToday(): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLeadEvent(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void todayChanged(cache);
      }, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache]);
}
