import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartupError } from '../../lib/startup-error.ts';

/**
 * An exclusive operating system lock on the data folder. PGlite has none of its own: two processes on
 * one folder lose rows without an error. The lock ends with the process, also on kill -9, so there is
 * never a stale one to remove.
 */
export function lockFolder(folder: string): () => void {
  const fd = openSync(join(folder, 'lock'), 'a+');
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new StartupError(
      `DATA_DIR: another process is using ${folder}. Stop it first, or set a different DATA_DIR.`,
    );
  }
  let isHeld = true;
  return () => {
    if (isHeld) closeSync(fd);
    isHeld = false;
  };
}
