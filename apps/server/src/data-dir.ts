import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFileError, StartupError } from './lib/startup-error.ts';

/** Enough that a nearly full disk is noticed now and not half-way through creating a database. */
const PROBE_BYTES = 1_000_000;

/** The folder exists and can be written to, found out before anything else is. */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    rmSync(probe);
  } catch (error) {
    if (existsSync(probe)) rmSync(probe);
    throw new StartupError(
      `DATA_DIR: ${dataDir} cannot be written to: ${describeFileError(error)}.`,
      {
        cause: error,
      },
    );
  }
}
