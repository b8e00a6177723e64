import type { FastifyInstance } from 'fastify';
import { backgroundCrashes } from '../platform/lib/metrics.ts';
import type { WorkScope } from '../platform/lib/work-scope.ts';

/** How long reporting a crash may take. */
const CRASH_REPORT_MS = 3_000;

/** An uncaught error may leave work half done: log it, report it and exit, so a supervisor restarts. */
export function endOnCrash(app: FastifyInstance): void {
  process.on('uncaughtException', (error) => crash(app, error, 'uncaught exception'));
  process.on('unhandledRejection', (reason) => crash(app, reason, 'unhandled rejection'));
}

let isEnding = false;

export function crash(app: FastifyInstance, reason: unknown, message: string): void {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  app.log.fatal({ err: error }, message);
  app.reportError({ error, work: 'process' });
  if (isEnding) return;
  isEnding = true;
  void app.flushReports(CRASH_REPORT_MS).finally(() => process.exit(1));
}

/** Statements and errors of a loop carry its name. */
export function scopeOf(work: string, app: FastifyInstance): WorkScope {
  return {
    work,
    log: app.log.child({ work }),
    onCrash: (error) => {
      backgroundCrashes.inc({ work });
      app.reportError({ error, work });
    },
  };
}
