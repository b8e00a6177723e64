import type { Role } from '@alpha/contract';
import { redirectTarget } from './own-path';
import { readSession } from './session';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from './storage';

/** Shown right after signing in when something must be done before anything else. */
export const FIRST_STEPS = '/app/first-steps';

export function rememberTarget({ pathname, search, hash }: URL | Location): void {
  writeStored(STORAGE_KEYS.redirectAfterLogin, pathname + search + hash);
}

/** Those who work with leads all day start with what needs them; administrators with the board. */
export const firstScreenOf = (role: Role | null): string =>
  role === 'admin' ? '/app/board' : '/app/today';

/** The path the user wanted to visit, once. */
export function takeTarget(): string {
  const target = redirectTarget(
    readStored(STORAGE_KEYS.redirectAfterLogin),
    firstScreenOf(readSession().role),
  );
  removeStored(STORAGE_KEYS.redirectAfterLogin);
  return target;
}
