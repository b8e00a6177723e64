import { useEffect, useEffectEvent } from 'react';

/** The email links to the choice of a time: `#call`. */
export function useCallLink(open: (() => void) | null | undefined): void {
  const follow = useEffectEvent(() => {
    if (window.location.hash === '#call') open?.();
  });
  useEffect(() => follow(), []);
}
