import { ApiError } from './api-error';

/**
 * The server's own words when it refused with a reason; a broken server has none worth showing, and
 * a session that is over leads to the login, which says so.
 */
export function refusalOf(error: unknown): string | undefined {
  if (isUnauthenticated(error) || !(error instanceof ApiError) || !error.body) return undefined;
  return error.status >= 400 && error.status < 500 ? error.body.message : undefined;
}

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'auth.unauthenticated';

/** Nothing there, or nothing the reader may know of; an id that cannot exist is refused as invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** What it said of each field, where it refused one. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((error instanceof ApiError && error.body?.errors) || {}).map(
      ([field, messages]) => [field, messages.join(' ')],
    ),
  );
