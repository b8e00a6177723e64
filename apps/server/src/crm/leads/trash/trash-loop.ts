import { TRASH_DAYS } from '@alpha/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { AppDeps } from '../../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../../platform/lib/background-loop.ts';
import { deleteOldUndos } from '../bulk/undo-bulk.queries.ts';
import { cleanFiles } from '../files/unused-files.service.ts';
import { forgetOldMerges } from '../merge/undo-merge.queries.ts';
import { removeLeads } from './delete-leads.service.ts';
import { deleteOldRooms } from './old-rooms.queries.ts';
import { lockExpired } from './trash.queries.ts';

const PAUSE_MS = 60 * 60_000;
const AT_ONCE = 500;

/**
 * Deletes for good what has been in the trash too long, what can no longer be undone, and their files; also what
 * opened the room of an investor long ago.
 */
export function startTrashLoop(
  { config, database: { db } }: Pick<AppDeps, 'config' | 'database'>,
  log: FastifyBaseLogger,
): BackgroundLoop {
  return startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'the trash was not emptied'),
    step: async () => {
      await deleteOldUndos(db);
      await forgetOldMerges(db);
      await deleteOldRooms(db);
      const mayBeMore = await emptyTrash(db);
      if (!mayBeMore) await cleanFiles(db, config.dataDir);
      return mayBeMore;
    },
  });
}

/** → whether there may be more. */
export function emptyTrash(db: Db): Promise<boolean> {
  return transact(db, async (db) => {
    const ids = await lockExpired(db, TRASH_DAYS, AT_ONCE);
    await removeLeads({ db }, ids);
    return ids.length === AT_ONCE;
  });
}
