/** Something the operator can mend: printed as one plain line each, exit code 1, no stack. */
export class StartupError extends Error {
  override name = 'StartupError';
  readonly lines: string[];

  constructor(lines: string | string[], options?: ErrorOptions) {
    const list = [lines].flat();
    super(list.join('\n'), options);
    this.lines = list;
  }
}

/** What to say about a failed file operation, in words rather than error numbers. */
export function describeFileError(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    ENOTDIR: 'a part of the path is a file, not a folder',
    EEXIST: 'a file stands where a folder should be',
  };
  return reasons[code] ?? (error as Error).message;
}
