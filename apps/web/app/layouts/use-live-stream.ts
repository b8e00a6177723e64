import { useEffect } from 'react';
import { dispatchEvent } from '~/data/live/lead-events';
import { openLeadStream } from '~/data/live/lead-stream';

/** Browsers limit connections per site: a hidden tab closes its stream. */
const HIDDEN_MS = 20_000;

/** Mounted once, in the signed-in layout. */
export function useLiveStream(): void {
  useEffect(() => {
    let stop: (() => void) | null = openLeadStream();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (document.hidden) {
        timer = setTimeout(() => {
          stop?.();
          stop = null;
        }, HIDDEN_MS);
      } else if (!stop) {
        stop = openLeadStream();
        dispatchEvent({ kind: 'many' });
      }
    };
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
