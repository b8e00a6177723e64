import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createErrorReporter, type ErrorReporter, type Failure } from '../lib/error-reporter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports a failure to the operator's webhook. */
    reportError: ErrorReporter['report'];
    flushReports: ErrorReporter['flush'];
  }
}

export function registerErrorReports(app: FastifyInstance, config: Config): void {
  const reporter = createErrorReporter({
    url: config.errorWebhookUrl,
    role: config.processRole,
    onFailure: (error) => app.log.warn({ err: error }, 'an error could not be reported'),
  });
  app.decorate('reportError', reporter.report);
  app.decorate('flushReports', reporter.flush);
}

/** By route: the path of a request may contain an address, a name or a token. */
export function failureOf(error: unknown, request: FastifyRequest, status: number): Failure {
  const { id, method, routeOptions } = request;
  return { error, requestId: id, method, route: routeOptions.url ?? 'unmatched', status };
}
