import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { describeError } from '../lib/describe-error.ts';
import { loggedPath } from './logged-path.ts';

/** Requests that could not be read have no more than a status. */
type LoggedReply = Pick<FastifyReply, 'statusCode'> & Partial<Pick<FastifyReply, 'request'>>;

/** Structured logs: paths without tokens, addresses and queries; no headers, no bodies. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    redact: ['req.headers', '*.password', '*.token', '*.access_token', '*.one_time_password'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggedPath(request),
        // Unknown once Node has taken the socket off a request whose body we stopped reading.
        ip: request.raw.socket ? request.ip : undefined,
      }),
      err: describeError,
      res: ({ statusCode, request }: LoggedReply) => ({
        status: statusCode,
        user_id: request?.viewer?.id,
        code: request?.refusal,
      }),
    },
  };
}
