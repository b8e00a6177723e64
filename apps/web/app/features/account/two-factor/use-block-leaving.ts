import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readStored, STORAGE_KEYS } from '~/lib/storage';

/** Blocks leaving the page until it is finished, and calls `onHeld` to explain why. */
export function useBlockLeaving(isDone: boolean, onHeld: () => void): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeaving = currentLocation.pathname !== nextLocation.pathname;
    // After sign-out, leaving is allowed.
    return isLeaving && !isDone && readStored(STORAGE_KEYS.accessToken) !== null;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onHeld();
  }, [blocker, onHeld]);
  useEffect(() => {
    if (isDone) return;
    // The browser shows its own message.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDone]);
}
