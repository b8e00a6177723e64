/** An error the operator can fix: printed one line each, exit code 1, no stack. */
export class StartupError extends Error {
  override name = 'StartupError';
  readonly lines: string[];

  constructor(lines: string | string[], options?: ErrorOptions) {
    const list = [lines].flat();
    super(list.join('\n'), options);
    this.lines = list;
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  // Node's code for creating a folder on a read-only file system.
  ENOENT: 'the folder cannot be created there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'there is a file where a folder should be',
};

/** A full disk inside WebAssembly has this number and no name. */
const WASI_ENOSPC = 51;

/** Describes a failed file operation in words. */
export function describeFileError(error: unknown): string {
  const { code = '', errno, message } = error as NodeJS.ErrnoException;
  if (errno === WASI_ENOSPC) return REASONS.ENOSPC as string;
  return REASONS[code] ?? (message || `file error ${errno}`);
}
