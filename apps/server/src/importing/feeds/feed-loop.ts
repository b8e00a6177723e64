import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/db.ts';
import { takeInstallationLock } from '../../platform/db/installation-lock.ts';
import type { AppDeps } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { IMPORT_LOCK } from '../runs/run-import.ts';
import { countRunning, endBrokenRuns, findDueFeed } from './feeds.queries.ts';
import { createPhotoCopies } from './photo-copies.ts';
import { type RefreshOptions, refreshFeed } from './refresh-feed.service.ts';

/** Short, as someone may be watching the feed they just started. */
const PAUSE_MS = 2_000;

/** Refreshes each feed on its schedule or on request, one at a time. */
export function startFeedLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const stopping = new AbortController();
  const { signal } = stopping;
  const logFailure = (what: string) => (error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, what);
  };
  const copies = createPhotoCopies(logFailure('photos of a feed were not copied'));
  const loop = startLoop({
    pauseMs: PAUSE_MS,
    onFailure: logFailure('a feed was not refreshed'),
    step: async () => {
      await endAbandonedRuns(deps.database);
      return refreshNextFeed(deps, { signal, onPhotos: copies.follow });
    },
  });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
      await copies.settled();
    },
  };
}

/** → whether one was due and could be refreshed. */
export async function refreshNextFeed(deps: AppDeps, options: RefreshOptions): Promise<boolean> {
  const due = await findDueFeed(deps.database.db);
  return due !== null && (await refreshFeed(deps, due, { ...options, isOnlyIfDue: true })) !== null;
}

/** Ends runs of killed processes: while a run seems active, nothing is analyzed. */
export async function endAbandonedRuns(database: Database): Promise<void> {
  if ((await countRunning(database.db)) === 0) return;
  const lock = await takeInstallationLock(database, IMPORT_LOCK);
  // The lock is held, so a run is really active.
  if (!lock) return;
  try {
    await endBrokenRuns(database.db);
  } finally {
    await lock.release();
  }
}
