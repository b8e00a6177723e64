import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/db.ts';
import { claimSetting, findSetting } from '../db/settings.queries.ts';
import { writeOnce } from '../lib/write-once.ts';

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
