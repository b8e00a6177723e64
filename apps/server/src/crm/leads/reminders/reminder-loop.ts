import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps, Ctx } from '../../../platform/http/context.ts';
import { type BackgroundLoop, startLoop } from '../../../platform/lib/background-loop.ts';
import { sendNextNotificationDigest } from '../../notifications/digest.service.ts';
import { sendNextDigest } from './lead-digest.service.ts';
import { remindOfNextTask } from './reminders.service.ts';

const PAUSE_MS = 20_000;

/** Looks for tasks that have become due, hours of new leads that have ended, and the digest of the day. */
export function startReminderLoop(deps: AppDeps, log: FastifyBaseLogger): BackgroundLoop {
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
    onFailure: (error) => log.warn({ err: error }, 'no reminder or digest could be written'),
    step: async () =>
      (await remindOfNextTask(ctx)) ||
      (await sendNextDigest(ctx)) ||
      (await sendNextNotificationDigest(ctx)),
  });
}
