import { redirectTarget } from './own-path';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from './storage';

/** Shown right after signing in when something must be done before anything else. */
export const FIRST_STEPS = '/app/first-steps';

export function rememberTarget({ pathname, search, hash }: URL | Location): void {
  writeStored(STORAGE_KEYS.redirectAfterLogin, pathname + search + hash);
}

/** The path the user wanted to visit, once. */
export function takeTarget(): string {
  const target = redirectTarget(readStored(STORAGE_KEYS.redirectAfterLogin));
  removeStored(STORAGE_KEYS.redirectAfterLogin);
  return target;
}
