import type { SessionUser } from '@alpha/contract';
import { redirectTarget } from '~/lib/own-path';
import { storeSession } from '~/lib/session';
import { readStored, removeStored, STORAGE_KEYS } from '~/lib/storage';

/** Stores the session and returns the path the user wanted to visit. */
export function finishSignIn(accessToken: string, user: SessionUser): string {
  storeSession(accessToken, user);
  const target = redirectTarget(readStored(STORAGE_KEYS.redirectAfterLogin));
  removeStored(STORAGE_KEYS.redirectAfterLogin);
  return target;
}
