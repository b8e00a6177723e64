import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { askAgain, shownSince } from '~/data/kept-answers';
import { useIsOnline } from '~/lib/use-is-online';

const RETRY_MS = 5_000;

/** When the data on screen was loaded, while it cannot be refreshed; null while it is live. */
export function useShownSince(): number | null {
  const cache = useQueryClient();
  const isOnline = useIsOnline();
  const since = useSyncExternalStore(
    useCallback((onChange) => cache.getQueryCache().subscribe(onChange), [cache]),
    () => shownSince(cache, isOnline),
    () => null,
  );
  const mustAsk = isOnline && since !== null;
  useEffect(() => {
    if (!mustAsk) return;
    const timer = setInterval(() => void askAgain(cache), RETRY_MS);
    return () => clearInterval(timer);
  }, [mustAsk, cache]);
  return since;
}
