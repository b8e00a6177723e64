// By noun, not from the index: visitors carry this endpoint and no others.
import { streamRoomEvents } from '@alpha/contract/room-events';

const listeners = new Set<() => void>();

/** Calls back when a plan or a bought home of this room may have changed. → to stop */
export function onRoomChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One connection for the whole page, which the browser opens again when it is lost. → to close it */
export function openRoomStream(): () => void {
  const stream = new EventSource(streamRoomEvents.path);
  const notifyAll = () => {
    for (const listener of listeners) listener();
  };
  let wasOpen = false;
  stream.onmessage = notifyAll;
  stream.onopen = () => {
    // Something may have happened while it was lost.
    if (wasOpen) notifyAll();
    wasOpen = true;
  };
  return () => stream.close();
}
