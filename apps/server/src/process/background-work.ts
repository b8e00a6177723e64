import type { FastifyInstance } from 'fastify';
import { inBackground } from '../db/db.ts';
import { startAnalysisLoop } from '../features/analysis/analysis-loop.ts';
import { startFeedLoop } from '../features/importing/feeds/feed-loop.ts';
import { startImportLoop } from '../features/importing/runs/import-loop.ts';
import { startCountsLoop } from '../features/leads/counts/counts-loop.ts';
import { startReminderLoop } from '../features/leads/reminders/reminder-loop.ts';
import { startMailLoop } from '../features/mail/mail-loop.ts';
import type { AppDeps } from '../http/context.ts';
import { startRateLimitLoop } from '../http/rate-limit/rate-limit-loop.ts';
import type { BackgroundLoop } from '../lib/background-loop.ts';
import { inScope } from '../lib/work-scope.ts';
import { scopeOf } from './crash.ts';

/** What is the same for every process: each piece of work is taken by one of those that run this. */
const LOOPS = {
  mail: startMailLoop,
  reminders: startReminderLoop,
  counts: startCountsLoop,
  imports: startImportLoop,
  feeds: startFeedLoop,
};

/** On PostgreSQL alone: the embedded database is analysed at its start and counts in memory. */
const POSTGRES_LOOPS = { analyses: startAnalysisLoop, rate_limits: startRateLimitLoop };

export function startBackgroundWork(deps: AppDeps, app: FastifyInstance): BackgroundLoop {
  if (deps.config.processRole === 'web') return { stop: async () => undefined };
  const background = { ...deps, database: inBackground(deps.database) };
  const starts = deps.database.kind === 'postgres' ? { ...LOOPS, ...POSTGRES_LOOPS } : LOOPS;
  const loops = Object.entries(starts).map(([work, start]) =>
    inScope(scopeOf(work, app), () => start(background, app.log)),
  );
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
