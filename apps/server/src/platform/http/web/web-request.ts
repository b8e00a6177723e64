import type { WebRequest } from '@alpha/contract/web-request';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failureOf } from '../error-reports.ts';

export type WebSettings = Pick<
  WebRequest,
  'publicUrl' | 'mapStyleUrl' | 'operator' | 'shareDays' | 'isPublicDemo' | 'isDevelopment'
>;

type Answer = Awaited<ReturnType<WebRequest['api']>> & { text: string };
type Ask = (path: string) => Promise<Answer>;
export type OwnWebRequest = Omit<WebRequest, 'api' | 'ownApi'> & { api: Ask; ownApi: Ask };

/** Loaders call our API in-process, from the address of the visitor they render for. */
export function webRequestFor(
  app: FastifyInstance,
  request: FastifyRequest,
  settings: WebSettings,
  { nonce, address, cookie }: { nonce: string | undefined; address: string; cookie?: string },
): OwnWebRequest {
  // Loaders of one page run in parallel; identical requests share one response.
  const asked = new Map<string, Promise<Answer>>();
  const ask = async (
    path: string,
    own: { cookie?: string } = {},
    method: 'GET' | 'POST' = 'GET',
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress: address,
      headers: { 'accept-language': request.headers['accept-language'] ?? 'en', ...own },
    });
    const { 'retry-after': retryAfter } = answer.headers;
    let parsed: unknown;
    return {
      status: answer.statusCode,
      text: answer.payload,
      // Read on demand: a page that is kept needs none of it.
      get json() {
        parsed ??= answer.json();
        return parsed;
      },
      retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
    };
  };
  return {
    ...settings,
    nonce,
    report: (error) => {
      request.log.error({ err: error }, 'page failed');
      app.reportError(failureOf(error, request, 500));
    },
    api: (path) => {
      const answer = asked.get(path) ?? ask(path);
      asked.set(path, answer);
      return answer;
    },
    post: (path) => ask(path, {}, 'POST'),
    // Pages that are kept for others are drawn without cookies.
    ownApi: (path) => ask(path, cookie ? { cookie } : {}),
    cookies: cookie ?? null,
  };
}
