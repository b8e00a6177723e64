import { ApiError } from '~/lib/api-error';
import { isStepRequired, isUnauthenticated } from '~/lib/api-refusal';

/** The server was not reached, or could not decide: the change waits. */
const PASSING = new Set([0, 429, 502, 503, 504]);

/** Nothing was decided: no connection, an overloaded server, or a session that has ended. */
export const isUndecided = (error: unknown): boolean =>
  (error instanceof ApiError && PASSING.has(error.status) && !isOverQuota(error)) ||
  isUnauthenticated(error) ||
  isStepRequired(error);

/** Messages of a day: waiting for the next one would hold up everything behind it. */
const isOverQuota = (error: ApiError): boolean => error.code === 'message.quota';

/** The first attempt was made, and only its answer was lost. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'request.repeated';

export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'lead.changed';
