const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Ours to mend, not the asker's; what they sent is welcome once there is room. */
export const isDiskFull = (error: unknown): boolean =>
  FULL.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
