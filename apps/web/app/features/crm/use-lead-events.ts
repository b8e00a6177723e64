import { useEffect, useRef } from 'react';
import { onLeadEvent } from '~/data/live/lead-events';

/** Calls `refresh` after changes to leads; those within the pause cause one call. */
export function useLeadEvents(refresh: () => void, pauseMs: number): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLeadEvent(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        latest.current();
      }, pauseMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pauseMs]);
}
