import { useEffect, useEffectEvent } from 'react';
import { readStored, STORAGE_KEYS } from './storage';

/** Long enough that a machine which only loads the page has left again. */
const SEEN_MS = 2_000;

/**
 * Tells once that a reader has the page behind this link before the eyes. A page that is prerendered
 * or opened in a tab behind counts when it is looked at; a look by one of us does not count.
 */
export function useFirstView(link: string, onView: () => Promise<unknown>): void {
  // A reader needs nothing from the answer.
  const tellOnce = useEffectEvent(() => void onView().catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another page to be seen.
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
        tellOnce();
      }, SEEN_MS);
    };
    document.addEventListener('visibilitychange', watch);
    watch();
    return stop;
  }, [link]);
}
