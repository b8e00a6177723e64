import { useSyncExternalStore } from 'react';

/** Whether somebody can see this tab: not behind another one, and not minimized. */
export const useIsVisible = (): boolean => useSyncExternalStore(watch, isVisible, () => true);

const isVisible = () => document.visibilityState === 'visible';

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
