import { readSession } from '~/lib/session';

const KEY = 'two-factor-key-shown';

/**
 * Whether a key was shown to this person in this tab and not confirmed. It is not kept anywhere:
 * after a reload there is a new one, and what was scanned before works no longer.
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
