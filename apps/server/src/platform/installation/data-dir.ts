import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFileError, StartupError } from '../lib/startup-error.ts';
import { makePrivate } from './private-folder.ts';

const PROBE_BYTES = 100_000;

const RESTORE_MARKER = 'restore.unfinished';

/** Checks first that the folder exists, is writable and is closed to other users. */
export function prepareDataDir(dataDir: string): void {
  if (existsSync(join(dataDir, RESTORE_MARKER)))
    throw new StartupError(
      `DATA_DIR: a restore into ${dataDir} did not finish. Run it again, or delete the file ${RESTORE_MARKER} there to go on with what there is.`,
    );
  makeDataDir(dataDir);
}

/** Blocks every start in this folder until the restore is complete. */
export function beginRestore(dataDir: string): { finish: () => void } {
  const marker = join(dataDir, RESTORE_MARKER);
  writeFileSync(marker, '');
  return { finish: () => rmSync(marker, { force: true }) };
}

export function makeDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    rmSync(probe);
  } catch (error) {
    if (existsSync(probe)) rmSync(probe);
    throw new StartupError(
      `DATA_DIR: ${dataDir} cannot be written to: ${describeFileError(error)}.`,
      { cause: error },
    );
  }
  makePrivate(dataDir);
}
