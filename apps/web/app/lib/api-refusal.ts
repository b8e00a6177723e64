import { ApiError } from './api-error';
import type { EntranceNotice } from './entrance-notice';

/**
 * The server's message when it refused a request with a reason. Server errors have no message worth
 * showing, and an expired session redirects to the login, which explains it.
 */
export function refusalOf(error: unknown): string | undefined {
  if (isUnauthenticated(error) || !(error instanceof ApiError) || !error.body) return undefined;
  return error.status >= 400 && error.status < 500 ? error.body.message : undefined;
}

/** Why a session has ended, and what the login says about it. */
const ENDED = new Map<string, EntranceNotice>([
  ['auth.unauthenticated', 'unauthorized'],
  ['auth.sessionIdle', 'sessionIdle'],
  ['auth.otherBrowser', 'otherBrowser'],
]);

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && ENDED.has(error.code);

export const endNoticeOf = (error: unknown): EntranceNotice =>
  (error instanceof ApiError && ENDED.get(error.code)) || 'unauthorized';

const STEP_CODES = ['auth.passwordChangeRequired', 'auth.twoFactorRequired'];

/** The server refuses everything until a new password is chosen or two-factor is set up. */
export const isStepRequired = (error: unknown): boolean =>
  error instanceof ApiError && STEP_CODES.includes(error.code);

/** Not found or not visible to the user; an impossible id is rejected as invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** More requests than are allowed for now. */
export const isTooMany = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 429;

/** Messages by field, if any. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((error instanceof ApiError && error.body?.errors) || {}).map(
      ([field, messages]) => [field, messages.join(' ')],
    ),
  );
