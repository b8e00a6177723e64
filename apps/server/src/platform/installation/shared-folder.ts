import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/db.ts';
import { claimSetting, findSetting } from '../db/settings.queries.ts';
import { writeOnce } from '../lib/write-once.ts';

const KEY = 'data_dir';
const FILE = 'installation';

/**
 * `DATA_DIR` holds photos and pending uploads: on PostgreSQL all processes must share it. → whether
 * this is the folder of the first process.
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
