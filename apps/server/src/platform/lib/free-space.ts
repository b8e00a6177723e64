import { statfsSync } from 'node:fs';
import { StartupError } from './startup-error.ts';

/** The demo takes about 150 MB; with less free space than this, creating it would fail half-way. */
const SPACE_FOR_A_DATABASE = 300_000_000;

/** Called before the embedded database is created. */
export function assertFreeSpace(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free >= SPACE_FOR_A_DATABASE) return;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  throw new StartupError(
    `DATA_DIR: ${dataDir} has ${megabytes(free)} free; creating the database needs ${megabytes(SPACE_FOR_A_DATABASE)}.`,
  );
}
