import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  startCountsLoop,
  startIntakeLoop,
  startNotificationRetentionLoop,
  startPushLoop,
  startReminderLoop,
  startRepliesLoop,
  startSequenceLoop,
  startTrashLoop,
  startWebhooksLoop,
} from '../crm/index.ts';
import { isImportRunning, startFeedLoop, startImportLoop } from '../importing/index.ts';
import {
  startAlertsLoop,
  startDeadlineLoop,
  startDemoHomeLoop,
  startFilingLoop,
} from '../investors/index.ts';
import { startAuditRetentionLoop } from '../platform/audit/index.ts';
import { inBackground } from '../platform/db/db.ts';
import type { AppDeps } from '../platform/http/context.ts';
import { startRateLimitLoop } from '../platform/http/rate-limit/rate-limit-loop.ts';
import { startRepeatableRequestsLoop } from '../platform/http/repeatable/repeatable-requests-loop.ts';
import type { BackgroundLoop } from '../platform/lib/background-loop.ts';
import { inScope } from '../platform/lib/work-scope.ts';
import { startMailLoop } from '../platform/mail/index.ts';
import { startAnalysisLoop } from '../underwriting/index.ts';
import { scopeOf } from './crash.ts';

/** Safe to run in every process: each piece of work is claimed by one of them. */
const LOOPS = {
  mail: startMailLoop,
  reminders: startReminderLoop,
  deadlines: startDeadlineLoop,
  filings: startFilingLoop,
  sequences: startSequenceLoop,
  replies: startRepliesLoop,
  counts: startCountsLoop,
  intake: startIntakeLoop,
  notifications: startNotificationRetentionLoop,
  alerts: startAlertsLoop,
  push: startPushLoop,
  trash: startTrashLoop,
  webhooks: startWebhooksLoop,
  repeatable_requests: startRepeatableRequestsLoop,
  imports: startImportLoop,
  feeds: startFeedLoop,
  audit: startAuditRetentionLoop,
  demo_home: startDemoHomeLoop,
};

/** PostgreSQL only: the embedded database is analyzed at its start and counts in memory. */
const POSTGRES_LOOPS = {
  analyses: (deps: AppDeps, log: FastifyBaseLogger) =>
    startAnalysisLoop(deps, log, isImportRunning),
  rate_limits: startRateLimitLoop,
};

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
