import type { SessionUser } from '@alpha/contract';
import { redirectTarget } from '~/lib/own-path';
import { storeSession } from '~/lib/session';
import { readStored, removeStored, STORAGE_KEYS } from '~/lib/storage';

/** Remembers who has signed in and says where that person wanted to go. */
export function finishSignIn(accessToken: string, user: SessionUser): string {
  storeSession(accessToken, user);
  const target = redirectTarget(readStored(STORAGE_KEYS.redirectAfterLogin));
  removeStored(STORAGE_KEYS.redirectAfterLogin);
  return target;
}
