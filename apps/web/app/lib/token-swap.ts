import { ApiError } from './api-error';
import { isUnauthenticated } from './api-refusal';
import { readStored, STORAGE_KEYS, writeStored } from './storage';

/** Held by the tab that is replacing the access token; all tabs of the browser share it. */
const LOCK = 'access_token';
/** Without https there are no locks across tabs: a refused request waits this long for a new token. */
const UNLOCKED_WAIT_MS = 1_000;
/** The tab that replaces the token may have lost its network. */
const LONGEST_WAIT_MS = 10_000;

/** One at a time, so that two tabs never replace each other's token. */
export function whileReplacingToken<T>(replace: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, () => replace()) : replace();
}

/** → false: the user has signed out meanwhile, and stays so. */
export function storeReplacedToken(old: string | null, token: string): boolean {
  if (readStored(STORAGE_KEYS.accessToken) !== old) return false;
  writeStored(STORAGE_KEYS.accessToken, token);
  return true;
}

/** Refused for a token that has been replaced since, here or in another tab. */
export function isOutdated(error: unknown): boolean {
  if (!(error instanceof ApiError) || !isUnauthenticated(error)) return false;
  const stored = readStored(STORAGE_KEYS.accessToken);
  return stored !== null && error.token !== null && stored !== error.token;
}

/**
 * The server ends the old token before the new one is stored here. A request that is refused in between
 * waits, instead of signing the user out.
 */
export async function isOutdatedSoon(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || !isUnauthenticated(error) || !error.token) return false;
  if (!isOutdated(error)) await replacementEnd();
  return isOutdated(error);
}

async function replacementEnd(): Promise<void> {
  if (!navigator.locks) return new Promise((resolve) => void setTimeout(resolve, UNLOCKED_WAIT_MS));
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  await navigator.locks
    .request(LOCK, { mode: 'shared', signal }, () => undefined)
    .catch(() => undefined);
}
