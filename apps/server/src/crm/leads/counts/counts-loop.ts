import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../../platform/lib/background-loop.ts';
import { addUpCounts } from './counts.queries.ts';

const PAUSE_MS = 5 * 60_000;

/** Compacts the difference rows, so that summing them stays fast. */
export function startCountsLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  return startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'the counts of leads were not added up'),
    step: async () => {
      await addUpCounts(deps.database.db);
      return false;
    },
  });
}
