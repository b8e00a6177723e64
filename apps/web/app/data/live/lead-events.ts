import type { LeadEvent } from '@alpha/contract';

/** Of the leads; a person's own notifications and a lead's shortlists have listeners of their own. */
export type LeadChange = Exclude<LeadEvent, { kind: 'notifications' | 'shortlists' }>;
type Listener = (event: LeadChange) => void;

const listeners = new Set<Listener>();
const bells = new Set<() => void>();
const readers = new Set<(leadId: number) => void>();

/** Registers a listener for changes to leads the viewer may see, by anyone. Returns an unsubscribe function. */
export function onLeadEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyLeadListeners(event: LeadChange): void {
  for (const listener of listeners) listener(event);
}

/** Called when the viewer's notifications may have changed. Returns an unsubscribe function. */
export function onNotifications(listener: () => void): () => void {
  bells.add(listener);
  return () => bells.delete(listener);
}

/** Called with the lead of a shortlist that somebody has changed, sent or opened. Returns an unsubscribe function. */
export function onShortlistEvent(listener: (leadId: number) => void): () => void {
  readers.add(listener);
  return () => readers.delete(listener);
}

export function dispatchEvent(event: LeadEvent): void {
  if (event.kind === 'shortlists') {
    for (const listener of readers) listener(event.lead_id);
    return;
  }
  if (event.kind !== 'notifications') notifyLeadListeners(event);
  // A lead that is gone, or a gap in the stream, takes notifications along.
  if (event.kind === 'notifications' || event.kind === 'removed' || event.kind === 'many')
    for (const listener of bells) listener();
}
