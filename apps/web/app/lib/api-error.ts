import type { ErrorBody } from '@alpha/contract';

/** A failed API request. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody | null,
    /** The token the request was sent with: it may have been replaced since. */
    readonly token: string | null = null,
  ) {
    super(body?.message ?? `HTTP ${status}`);
  }

  get code(): string {
    return this.body?.code ?? 'network';
  }
}
