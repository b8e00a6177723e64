import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../../../http/context.ts';
import { type BackgroundLoop, startLoop } from '../../../lib/background-loop.ts';
import { addressToFetch, fetchAsked } from './fetch-asked.ts';
import { listUnfinished } from './imports.queries.ts';
import { runImport, withImport } from './run-import.ts';

const PAUSE_MS = 2_000;

/** Runs what was asked for, and goes on with what was killed, one import at a time. */
export function startImportLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const stopping = new AbortController();
  const loop = startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => {
      if (!stopping.signal.aborted) log.error({ err: error }, 'an import was broken off');
    },
    step: () => runNextImport(deps, stopping.signal),
  });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
    },
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
      fetchAsked(deps, row, url, signal),
    );
    return (await fetching) !== null;
  }
  const hooks = { onProgress: () => undefined, signal };
  return (await runImport(database, next.id, hooks)) !== null;
}
