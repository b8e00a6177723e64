import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestsShed } from '../lib/metrics.ts';
import { currentScope } from '../lib/work-scope.ts';
import { AppError } from './app-error.ts';
import { BUSY_PAGE } from './busy-page.ts';
import { hasBody } from './slow-senders.ts';

/**
 * More at once only wait for each other. Without an end to the queue a server that is asked for more
 * than it can do answers nobody any more: each gets its turn after its asker has left. On two cores
 * this is a second of work or two.
 */
const MOST_AT_WORK = 100;
/** Once half of that is taken, of one address no more than a quarter: a visitor alone fills no server. */
const HALF = 1 / 2;
const SHARE_OF_ONE = 1 / 4;
const BUSY_SECONDS = 2;
/** Who has not sent a form by then is slow, has time limits of its own, and takes no place meanwhile. */
const SLOW_MS = 1_000;
/** For work whose asker has left and which never ends: it must not take a place for good. */
const FORGET_MS = 60_000;

/** Whoever watches over us must hear us. */
const SPARED = new Set(['/api/health', '/api/ready']);
const PAGES = '/*';

/** Whoever comes when the server is full is told so at once, and those before get their answer. */
export function registerLoadShedding(app: FastifyInstance, most = MOST_AT_WORK): void {
  /** With the address each counts for. */
  const atWork = new Map<FastifyRequest, string>();
  const ofAddress = new Map<string, number>();

  const isFullFor = (address: string): boolean =>
    atWork.size >= most ||
    (atWork.size >= most * HALF && (ofAddress.get(address) ?? 0) >= most * SHARE_OF_ONE);

  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    const refused = admit(request, reply);
    if (!refused && hasBody(request))
      setTimeout(() => !request.raw.complete && end(request), SLOW_MS).unref();
    return refused;
  });
  // By now it has sent all of it.
  app.addHook('preValidation', async (request, reply) => {
    if (isCounted(request) && !atWork.has(request)) return admit(request, reply);
  });
  app.addHook('onSend', async (request) => end(request));

  /** → the refusal, where there is no place. */
  function admit(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const address = normalizeIP(request.ip);
    if (isFullFor(address)) return refuse(request, reply);
    atWork.set(request, address);
    ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
    // Answered by somebody else, as the development server does.
    reply.raw.once('finish', () => end(request));
    request.raw.once('close', () => {
      if (atWork.has(request)) setTimeout(() => end(request), FORGET_MS).unref();
    });
  }

  function end(request: FastifyRequest): void {
    const address = atWork.get(request);
    if (address === undefined) return;
    atWork.delete(request);
    const left = (ofAddress.get(address) ?? 1) - 1;
    if (left > 0) ofAddress.set(address, left);
    else ofAddress.delete(address);
  }
}

/**
 * The API and pages, by the route that was found: a path can be spelt in many ways. Files cost next to
 * nothing, photos have a queue of their own. What a page asks of our own API belongs to the page.
 */
function isCounted({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  if (SPARED.has(url) || config.isUpload || currentScope()?.isNested) return false;
  return url === PAGES || url.startsWith('/api/');
}

function refuse({ routeOptions, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  requestsShed.inc();
  // The data of a page is read by a script, which shows the error itself.
  if (routeOptions.url !== PAGES || /\.data(\?|$)/.test(url))
    throw new AppError('service.busy', { retryAfterSeconds: BUSY_SECONDS });
  return reply
    .code(503)
    .header('retry-after', BUSY_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(BUSY_PAGE);
}
