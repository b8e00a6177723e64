import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { listUnfinished } from '../imports/imports.queries.ts';
import { deleteOldImports } from './delete-old-imports.ts';
import { addressToFetch, fetchRequestedFile } from './fetch-requested-file.ts';
import { runImport, withImport } from './run-import.ts';

const PAUSE_MS = 2_000;
const HOUR_MS = 3_600_000;

/** Runs requested imports and resumes killed ones, one at a time. */
export function startImportLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const stopping = new AbortController();
  const deleteHourly = onceAnHour(deleteOldImports);
  const loop = startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => {
      if (!stopping.signal.aborted) log.error({ err: error }, 'import interrupted');
    },
    step: async () =>
      (await runNextImport(deps, stopping.signal)) || (await deleteHourly(deps.database.db)),
  });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
    },
  };
}

/** → a step that does nothing most of the time. */
function onceAnHour(work: (db: Db) => Promise<boolean>) {
  let dueAt = 0;
  return async (db: Db): Promise<boolean> => {
    if (Date.now() < dueAt) return false;
    const isMore = await work(db);
    if (!isMore) dueAt = Date.now() + HOUR_MS;
    return isMore;
  };
}

/** → whether there was one to run. */
export async function runNextImport(deps: AppDeps, signal: AbortSignal): Promise<boolean> {
  const { database } = deps;
  const [next] = await listUnfinished(database.db);
  if (!next) return false;
  const url = addressToFetch(next);
  if (url !== null) {
    const fetching = withImport(database, next.id, signal, (row, signal) =>
      fetchRequestedFile(deps, row, url, signal),
    );
    return (await fetching) !== null;
  }
  const hooks = { onProgress: () => undefined, signal };
  return (await runImport(database, next.id, hooks)) !== null;
}
