import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertFreeSpace } from '../../lib/free-space.ts';

/**
 * A database that was being created when the process died, or the disk filled up, is not a database.
 * A marker stands beside it until it is whole; the next start that finds the marker begins afresh.
 */
export function beginCreation(dataDir: string): { folder: string; finish: () => void } {
  const folder = join(dataDir, 'pg');
  const marker = join(dataDir, 'pg.creating');
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder)) return { folder, finish: () => undefined };
  assertFreeSpace(dataDir);
  writeFileSync(marker, '');
  return { folder, finish: () => rmSync(marker, { force: true }) };
}
