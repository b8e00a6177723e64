import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from './db/db.ts';
import { claimSetting, findSetting } from './db/settings.queries.ts';

const KEY = 'data_dir';
const FILE = 'installation';

/**
 * Photos and files that wait for their import are in `DATA_DIR`: on PostgreSQL it must be one folder
 * for all processes. → whether this one is the folder that the first process had.
 */
export async function isSharedFolder(db: Db, dataDir: string): Promise<boolean> {
  const path = join(dataDir, FILE);
  if (!existsSync(path)) {
    if ((await findSetting(db, KEY)) !== null) return false;
    writeOnce(path, crypto.randomUUID());
  }
  const mark = readFileSync(path, 'utf8');
  return (await claimSetting(db, KEY, mark)) === mark;
}

/** Of two processes that start together in one folder the first one's mark stands. */
function writeOnce(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
