import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** Structured logs. Paths without their query (it may hold a token or an address), no headers. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    redact: ['req.headers', '*.password', '*.token', '*.access_token', '*.one_time_password'],
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: pathWithoutSecrets(request.url),
        ip: request.ip,
      }),
      err: describeError,
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  };
}

type LoggedError = { type: string; message: string; stack: string; [key: string]: unknown };

/** Drizzle writes the parameters of a failed query into its message: names, mails, hashes. */
function describeError(error: Error & { code?: string }): LoggedError {
  const cut = (value = '') => value.replace(/\nparams:[^\n]*/g, '\nparams: …');
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return {
    type: error.name,
    code: error.code,
    message: cut(error.message),
    stack: cut(error.stack),
    ...cause,
  };
}

function pathWithoutSecrets(url: string): string {
  const [path = ''] = url.split('?');
  // The token of a shared report or shortlist is its only lock.
  return path.replace(/(\/(?:property|properties|shortlists)\/share\/|\/shortlist\/)[^/]+/, '$1…');
}
