import { readSession } from '~/lib/session';

const KEY = 'two-factor-key-shown';

/**
 * Whether a key was shown in this tab and not confirmed. Not persisted: after a reload there is a
 * new key, and the one scanned before no longer works.
 */
export function wasKeyShown(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === readSession().userId;
  } catch {
    return false;
  }
}

export function noteKeyShown(isShown: boolean): void {
  try {
    if (isShown) window.sessionStorage.setItem(KEY, readSession().userId ?? '');
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is no reminder, and nothing else is lost.
  }
}
