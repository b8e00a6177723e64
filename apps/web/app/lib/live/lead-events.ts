import type { LeadEvent } from '@alpha/contract';

type Listener = (event: LeadEvent) => void;

const listeners = new Set<Listener>();

/** Calls back for each change of a lead the viewer may see, made by anybody. Returns how to stop. */
export function onLeadEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyLeadListeners(event: LeadEvent): void {
  for (const listener of listeners) listener(event);
}
