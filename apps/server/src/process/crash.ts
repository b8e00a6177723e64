import type { FastifyInstance } from 'fastify';
import { backgroundCrashes } from '../platform/lib/metrics.ts';
import type { WorkScope } from '../platform/lib/work-scope.ts';

/** So long the last words may take. */
const LAST_WORDS_MS = 3_000;

/** What nobody caught has left things half done: said, reported, and the process begins anew. */
export function endOnCrash(app: FastifyInstance): void {
  process.on('uncaughtException', (error) => crash(app, error, 'an exception nobody caught'));
  process.on('unhandledRejection', (reason) => crash(app, reason, 'a rejection nobody handled'));
}

let isEnding = false;

export function crash(app: FastifyInstance, reason: unknown, message: string): void {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  app.log.fatal({ err: error }, message);
  app.reportError({ error, work: 'process' });
  if (isEnding) return;
  isEnding = true;
  void app.flushReports(LAST_WORDS_MS).finally(() => process.exit(1));
}

/** A loop's statements and failures carry its name. */
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
