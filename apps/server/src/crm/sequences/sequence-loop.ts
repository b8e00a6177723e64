import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps, Ctx } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { runNextStep } from './run-step.service.ts';

const PAUSE_MS = 20_000;

/** Sends the emails of sequences and makes tasks of their other steps. */
export function startSequenceLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
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
    onFailure: (error) => log.warn({ err: error }, 'no step of a sequence could be made'),
    step: () => runNextStep(ctx),
  });
}
