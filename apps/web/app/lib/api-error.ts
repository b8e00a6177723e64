import type { ErrorBody } from '@alpha/contract';

/** The API's answer when it is not what was asked for. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody | null,
    /** The token the request carried: a late answer says nothing about the one stored by now. */
    readonly token: string | null = null,
  ) {
    super(body?.message ?? `HTTP ${status}`);
  }

  get code(): string {
    return this.body?.code ?? 'network';
  }
}
