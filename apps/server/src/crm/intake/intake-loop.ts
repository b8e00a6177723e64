import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps, Ctx } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { processNextDelivery } from './deliveries/process.service.ts';
import { cleanDeliveries } from './deliveries/retention.service.ts';
import { backfillNextPage } from './meta/backfill.service.ts';

const PAUSE_MS = 1_000;
const CLEAN_EVERY_MS = 60 * 60_000;

/** Makes leads of what other systems have sent. Safe in several processes: each claims other rows. */
export function startIntakeLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const ctx: Ctx = {
    db: deps.database.db,
    deps,
    log,
    locale: 'en',
    ip: '',
    userAgent: undefined,
    viewer: null,
  };
  let cleanAt = 0;
  return startLoop({
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'deliveries could not be processed'),
    step: async () => {
      if (Date.now() >= cleanAt) {
        cleanAt = Date.now() + CLEAN_EVERY_MS;
        await cleanDeliveries(ctx);
      }
      return (await processNextDelivery(ctx)) || (await backfillNextPage(ctx));
    },
  });
}
