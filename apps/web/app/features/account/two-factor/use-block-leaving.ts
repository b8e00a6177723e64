import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readStored, STORAGE_KEYS } from '~/lib/storage';

/** Keeps the reader on the page until it is done with, and says why through `onHeld`. */
export function useBlockLeaving(isDone: boolean, onHeld: () => void): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeaving = currentLocation.pathname !== nextLocation.pathname;
    // Somebody who is signed out has to go.
    return isLeaving && !isDone && readStored(STORAGE_KEYS.accessToken) !== null;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onHeld();
  }, [blocker, onHeld]);
  useEffect(() => {
    if (isDone) return;
    // The browser asks in its own words.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDone]);
}
