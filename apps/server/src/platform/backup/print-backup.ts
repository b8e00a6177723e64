import { basename } from 'node:path';
import { describeFileError, StartupError } from '../lib/startup-error.ts';
import { type BackupContents, BackupRefused } from './backup-format.ts';

const REFUSED = 3;

/** Prints errors the operator can fix as one line. → the exit code. */
export function refused(error: unknown, path: string): number {
  if (error instanceof BackupRefused) {
    console.error(`${basename(path)}: ${error.message}`);
    return REFUSED;
  }
  const { code, name } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') throw new StartupError('Stopped. Nothing is left behind.');
  if (code && /^E[A-Z]+$/.test(code) && 'syscall' in (error as object))
    throw new StartupError(`${basename(path)}: ${describeFileError(error)}.`, { cause: error });
  throw error;
}

const count = (n: number) => n.toLocaleString('en-US');

export const sizeOf = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

export function sumOf({ tables, files }: BackupContents): string {
  const all = Object.values(tables);
  const rows = all.reduce((sum, table) => sum + table.rows, 0);
  return `${count(rows)} rows of ${all.length} tables and ${count(files.count)} files`;
}
