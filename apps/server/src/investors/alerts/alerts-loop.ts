import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps, Ctx } from '../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../platform/lib/background-loop.ts';
import { sendNextAlert } from './alert-mail.service.ts';
import { deleteOldAlerts } from './due-mail.queries.ts';
import { matchNextChanges } from './match-searches.service.ts';

const MATCH_PAUSE_MS = 5_000;
const MAIL_PAUSE_MS = 10_000;
const CLEAN_EVERY_MS = 60 * 60_000;

/** News of saved searches. Safe in several processes: the mark, and the lock of a search, let one of them write. */
export function startAlertsLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
  const ctx: Ctx = {
    ...{ db: deps.database.db, deps, log, locale: 'en', ip: '' },
    ...{ userAgent: undefined, viewer: null },
  };
  let cleanAt = 0;
  const matching = startLoop({
    pauseMs: MATCH_PAUSE_MS,
    onFailure: (error) =>
      log.warn({ err: error }, 'listings were not compared with saved searches'),
    step: () => matchNextChanges(ctx),
  });
  const mailing = startLoop({
    pauseMs: MAIL_PAUSE_MS,
    onFailure: (error) => log.warn({ err: error }, 'news of saved searches were not sent'),
    step: async () => {
      if (Date.now() >= cleanAt) {
        cleanAt = Date.now() + CLEAN_EVERY_MS;
        await deleteOldAlerts(ctx.db);
      }
      return sendNextAlert(ctx);
    },
  });
  return {
    stop: async () => {
      await Promise.all([matching.stop(), mailing.stop()]);
    },
  };
}
