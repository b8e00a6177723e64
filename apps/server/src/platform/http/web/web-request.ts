import type { WebRequest } from '@alpha/contract/web-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../error-reports.ts';
import { nonceOf } from '../security-headers.ts';

export type WebSettings = Pick<
  WebRequest,
  'publicUrl' | 'mapStyleUrl' | 'operator' | 'shareDays' | 'isDevelopment'
>;

/** Loaders call our API in-process, as the visitor they render for. */
export function webRequestFor(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: WebSettings,
): WebRequest {
  // Loaders of one page run in parallel; identical requests share one response.
  const asked = new Map<string, ReturnType<WebRequest['api']>>();
  const ask: WebRequest['api'] = async (path) => {
    const answer = await app.inject({
      url: path,
      remoteAddress: request.ip,
      headers: { 'accept-language': request.headers['accept-language'] ?? 'en' },
    });
    const { 'retry-after': retryAfter } = answer.headers;
    return {
      status: answer.statusCode,
      json: answer.json(),
      retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
    };
  };
  return {
    ...settings,
    nonce: nonceOf(reply.raw),
    report: (error) => {
      request.log.error({ err: error }, 'page failed');
      app.reportError(failureOf(error, request, 500));
    },
    api: (path) => {
      const answer = asked.get(path) ?? ask(path);
      asked.set(path, answer);
      return answer;
    },
  };
}
