import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { forgetChanges, readOutbox } from '~/data/outbox/outbox-store';
import { endSession } from '~/data/session';
import { clearTab } from '~/lib/clear-tab';
import { unsubscribeFromPush } from '~/lib/push';
import { clearSession } from '~/lib/session';
import { readStored, STORAGE_KEYS } from '~/lib/storage';

let isAsked = false;
const listeners = new Set<() => void>();

/** The question whether to sign out although changes wait; the layout shows it. */
export function askSignOut(isOpen: boolean): void {
  isAsked = isOpen;
  for (const tell of listeners) tell();
}

export const useIsSignOutAsked = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => isAsked,
    () => false,
  );

/** Nothing of the work stays in this browser, what was not sent included. */
export function useSignOutAtOnce(): () => void {
  const navigate = useNavigate();
  return () => {
    const token = readStored(STORAGE_KEYS.accessToken);
    forgetChanges();
    // Must work offline: the token is dropped here even if the request fails.
    clearSession();
    clearTab();
    void navigate('/app/login');
    if (token) endSession(token);
    // The server has ended it too, if it was reached.
    unsubscribeFromPush().catch(() => undefined);
  };
}

export function useSignOut(): () => void {
  const signOut = useSignOutAtOnce();
  return () => (readOutbox().length > 0 ? askSignOut(true) : signOut());
}
