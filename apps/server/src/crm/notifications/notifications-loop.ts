import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { deleteOldNotifications } from './notifications.queries.ts';

const PAUSE_MS = 60 * 60_000;
const KEPT_DAYS = 90;
const AT_ONCE = 1000;

/** Deletes old notifications. Safe in several processes: each deletes other rows. */
export function startNotificationRetentionLoop(
  { database: { db } }: Pick<AppDeps, 'database'>,
  log: FastifyBaseLogger,
): BackgroundLoop {
  return startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'old notifications were not deleted'),
    step: () => deleteOldNotifications(db, KEPT_DAYS, AT_ONCE),
  });
}
