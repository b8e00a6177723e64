import type { Change } from './change';

type Listener = (change: Change, answer: unknown) => void;
const listeners = new Set<Listener>();

/** What waited was made just now; `answer` is null when it had been made before and its answer was lost. */
export function announceSent(change: Change, answer: unknown): void {
  for (const listener of listeners) listener(change, answer);
}

export function watchSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
