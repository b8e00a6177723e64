import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../../../http/context.ts';
import { type BackgroundLoop, startLoop } from '../../../lib/background-loop.ts';
import { findDueFeed } from './feeds.queries.ts';
import { type RefreshOptions, refreshFeed } from './refresh-feed.service.ts';

const PAUSE_MS = 30_000;

/** Refreshes each feed as often as its setting says, one at a time. */
export function startFeedLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const stopping = new AbortController();
  const loop = startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => {
      if (!stopping.signal.aborted) log.error({ err: error }, 'a feed was not refreshed');
    },
    step: () => refreshNextFeed(deps, { signal: stopping.signal }),
  });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
    },
  };
}

/** → whether one was due and could be refreshed. */
export async function refreshNextFeed(deps: AppDeps, options: RefreshOptions): Promise<boolean> {
  const due = await findDueFeed(deps.database.db);
  return due !== null && (await refreshFeed(deps, due, options)) !== null;
}
