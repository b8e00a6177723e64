import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertFreeSpace } from '../../lib/free-space.ts';

/**
 * A database whose creation was interrupted, by a crash or a full disk, is unusable. A marker file
 * exists until creation is complete; the next start that finds it starts over.
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
