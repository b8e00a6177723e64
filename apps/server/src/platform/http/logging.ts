import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { describeError } from '../lib/describe-error.ts';

/** Structured logs. Paths without their query, which may hold a token or an address; no headers. */
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

function pathWithoutSecrets(url: string): string {
  const [path = ''] = url.split('?');
  // The token in the path of a shared report or shortlist is a secret.
  return path.replace(/(\/(?:property|properties|shortlists)\/share\/|\/shortlist\/)[^/]+/, '$1…');
}
