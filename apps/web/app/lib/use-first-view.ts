import { useEffect, useEffectEvent } from 'react';
import { readStored, STORAGE_KEYS } from './storage';

/** Long enough to exclude bots that only load the page. */
const SEEN_MS = 2_000;

/**
 * Calls `onView` once when a reader has the page behind this link in view. A prerendered page or a
 * background tab counts when it becomes visible; signed-in staff don't count.
 */
export function useFirstView(link: string, onView: () => Promise<unknown>): void {
  // The response is not needed.
  const reportView = useEffectEvent(() => void onView().catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another page view.
  useEffect(() => {
    if (readStored(STORAGE_KEYS.accessToken)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        stop();
        reportView();
      }, SEEN_MS);
    };
    document.addEventListener('visibilitychange', watch);
    watch();
    return stop;
  }, [link]);
}
