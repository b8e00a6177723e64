import { ERROR_STATUS, type ErrorCode, type FieldReason } from '@alpha/contract';

export type FieldErrors = Record<string, FieldReason[]>;

/** An expected failure. The error handler turns it into the one error shape. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: { fields?: FieldErrors; retryAfterSeconds?: number; lockedUntil?: Date } = {},
  ) {
    super(code);
    this.status = ERROR_STATUS[code];
  }
}
