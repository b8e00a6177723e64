const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** The operator's problem, not the client's; the request can be retried later. */
export const isDiskFull = (error: unknown): boolean =>
  FULL.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
