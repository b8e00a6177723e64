export type FetchReason =
  /** Not a URL, or one with a user name, which would end up in logs. */
  | 'badUrl'
  | 'notHttps'
  | 'unknownHost'
  /** Private, link-local or metadata address. */
  | 'privateAddress'
  | 'unreachable'
  /** Responds, but its certificate is invalid. */
  | 'badCertificate'
  | 'timedOut'
  | 'tooLarge'
  | 'tooManyRedirects'
  | 'brokeOff';

/** Why an address given by a person or a feed was not fetched. */
export class FetchFailure extends Error {
  override name = 'FetchFailure';

  constructor(
    readonly reason: FetchReason,
    options?: ErrorOptions,
  ) {
    super(`fetch failed: ${reason}`, options);
  }
}

const UNKNOWN_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'ENODATA']);
const BROKE_OFF = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'Z_BUF_ERROR']);

/** Maps network errors to our reasons. */
export function failureOf(error: unknown, signal: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  const isOurTimeout = signal.aborted && (signal.reason as Error)?.name === 'TimeoutError';
  const reason = isOurTimeout
    ? 'timedOut'
    : UNKNOWN_HOST.has(code)
      ? 'unknownHost'
      : BROKE_OFF.has(code) || code.startsWith('HPE_') || code.startsWith('Z_')
        ? 'brokeOff'
        : /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/.test(code)
          ? 'badCertificate'
          : 'unreachable';
  return new FetchFailure(reason, { cause: error });
}
