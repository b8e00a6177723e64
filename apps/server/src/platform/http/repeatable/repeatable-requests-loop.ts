import type { FastifyBaseLogger } from 'fastify';
import { type BackgroundLoop, startLoop } from '../../lib/background-loop.ts';
import type { AppDeps } from '../context.ts';
import { deleteOldRequests } from './repeatable-requests.queries.ts';

const PAUSE_MS = 60 * 60_000;
/** A change may wait on a phone for as long as its owner is away. */
const KEPT_DAYS = 90;
const AT_ONCE = 1_000;

/** Deletes old keys; harmless if two processes do it. */
export function startRepeatableRequestsLoop(
  { database: { db } }: Pick<AppDeps, 'database'>,
  log: FastifyBaseLogger,
): BackgroundLoop {
  return startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'keys of old requests were not deleted'),
    step: () => deleteOldRequests(db, KEPT_DAYS, AT_ONCE),
  });
}
