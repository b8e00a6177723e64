import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../http/context.ts';
import { type BackgroundLoop, startLoop } from '../lib/background-loop.ts';
import { expireAudit } from './retention.service.ts';

const PAUSE_MS = 60 * 60_000;

/** Keeps the audit log as long as configured. Safe in several processes: each deletes other rows. */
export function startAuditRetentionLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  return startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'old entries of the audit log were not deleted'),
    step: () => expireAudit(deps),
  });
}
