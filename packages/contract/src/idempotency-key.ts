/**
 * Names one change, so that a retry after a lost answer does not make it twice: only on endpoints with
 * `isRepeatable`. The second request is answered with `request.repeated`.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;
