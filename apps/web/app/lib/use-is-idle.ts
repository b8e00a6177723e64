import { useEffect, useState } from 'react';

/** At the latest, also on a page that never rests. */
const LONGEST_WAIT_MS = 3_000;

/** Whether the page has been painted and has nothing else to do: for parts whose scripts can wait. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = whenIdle(() => setIdle(true));
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      cancel();
    };
  }, []);
  return isIdle;
}

/** Safari has no idle callback. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
