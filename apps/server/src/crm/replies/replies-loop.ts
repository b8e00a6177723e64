import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps, Ctx } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { readMailbox } from './read-mailbox.service.ts';

const PAUSE_MS = 2_000;

/** Reads replies of leads where a mailbox is configured. Safe in several processes: one of them reads. */
export function startRepliesLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const { replies } = deps.config;
  if (!replies) return { stop: async () => undefined };
  const ctx: Ctx = {
    db: deps.database.db,
    deps,
    log,
    locale: 'en',
    ip: '',
    userAgent: undefined,
    viewer: null,
  };
  return startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'replies could not be stored'),
    step: () => readMailbox(ctx, replies),
  });
}
