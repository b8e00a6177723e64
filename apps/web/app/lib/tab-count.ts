import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** A number before the title of the tab, for what waits there; 0: none. */
export function setTabCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTabCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
