import { LEAD_FILE_UNDO_HOURS } from '@alpha/contract';
import type { Db } from '../../../platform/db/db.ts';
import { transact } from '../../../platform/db/transact.ts';
import { removeGivenUp, removeStored, storedHashes } from './file-store.ts';
import { deleteOldFiles, listUsedHashes, lockFiles } from './lead-files.queries.ts';

/** Removes contents that no lead has any more; the same file may be attached to several leads. */
export async function removeUnused(db: Db, dataDir: string, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await transact(db, async (db) => {
    // An upload of the same content waits, and stores it again.
    await lockFiles(db);
    const used = new Set(await listUsedHashes(db, hashes));
    for (const hash of new Set(hashes)) if (!used.has(hash)) await removeStored(dataDir, hash);
  });
}

/**
 * Removes for good what was deleted a day ago, what leads left behind that were deleted for good, and what
 * a killed process did not finish.
 */
export async function cleanFiles(db: Db, dataDir: string): Promise<void> {
  await deleteOldFiles(db, LEAD_FILE_UNDO_HOURS);
  for await (const hashes of storedHashes(dataDir)) await removeUnused(db, dataDir, hashes);
  await removeGivenUp(dataDir);
}
