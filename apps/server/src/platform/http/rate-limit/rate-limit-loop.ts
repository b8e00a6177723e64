import type { FastifyBaseLogger } from 'fastify';
import { type BackgroundLoop, startLoop } from '../../lib/background-loop.ts';
import type { AppDeps } from '../context.ts';
import { deleteOverLimits } from './rate-limits.queries.ts';

const PAUSE_MS = 5 * 60_000;

/** Deletes expired windows; harmless if two processes do it. */
export function startRateLimitLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  return startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'counts of requests were not removed'),
    step: async () => {
      await deleteOverLimits(deps.database.db);
      return false;
    },
  });
}
