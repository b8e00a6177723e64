import type { LeadEvent } from '@alpha/contract';

type Listener = (event: LeadEvent) => void;

const listeners = new Set<Listener>();

/** Registers a listener for changes to leads the viewer may see, by anyone. Returns an unsubscribe function. */
export function onLeadEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyLeadListeners(event: LeadEvent): void {
  for (const listener of listeners) listener(event);
}
