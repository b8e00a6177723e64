import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestsShed } from '../lib/metrics.ts';
import { currentScope } from '../lib/work-scope.ts';
import { AppError } from './app-error.ts';
import { sendBusyPage } from './busy-page.ts';
import { clientOf } from './networks.ts';
import { HEALTH_CHECKS, isPage, PAGES } from './routes.ts';
import { hasBody } from './slow-senders.ts';

/**
 * More requests at once only wait for each other. Without a limit an overloaded server answers nobody:
 * each response is ready after its client has left. On two cores this is one or two seconds of work.
 */
const MOST_AT_WORK = 100;
/** Once half of that is used, one address gets at most a quarter: one client cannot fill a server. */
const HALF = 1 / 2;
const SHARE_OF_ONE = 1 / 4;
const BUSY_SECONDS = 2;
/** A client that has not sent its body by then is slow, has its own time limits and does not count. */
const SLOW_MS = 1_000;
/** Releases the place of work whose client has left and which never ends. */
const FORGET_MS = 60_000;

/** Refuses requests with 503 when the server is full, so that accepted ones are answered in time. */
export function registerLoadShedding(app: FastifyInstance, most = MOST_AT_WORK): void {
  /** Accepted requests with their client's address. */
  const atWork = new Map<FastifyRequest, string>();
  const ofAddress = new Map<string, number>();

  const isFullFor = (address: string): boolean =>
    atWork.size >= most ||
    (atWork.size >= most * HALF && (ofAddress.get(address) ?? 0) >= most * SHARE_OF_ONE);

  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    // Most pages come from memory; those that must be rendered count from then on (`expensiveWork`).
    if (request.routeOptions.url === PAGES)
      return atWork.size >= most ? refuse(request, reply) : undefined;
    const refused = admit(request, reply);
    if (!refused && hasBody(request))
      setTimeout(() => !request.raw.complete && end(request), SLOW_MS).unref();
    return refused;
  });
  // By now the whole body has arrived.
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.url === PAGES) return;
    if (isCounted(request) && !atWork.has(request)) return admit(request, reply);
  });
  app.addHook('onSend', async (request) => end(request));
  app.decorate('loadShedding', { begin });

  /** → the refusal, when the server is full. */
  function admit(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    if (isFullFor(clientOf(request.ip))) return refuse(request, reply);
    begin(request);
    // Covers responses sent by others, such as the development server.
    reply.raw.once('finish', () => end(request));
  }

  function begin(request: FastifyRequest): void {
    if (atWork.has(request)) return;
    const address = clientOf(request.ip);
    atWork.set(request, address);
    ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
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
 * The API and pages, by matched route, because a path can be spelled in many ways. Files cost next to
 * nothing and photos have their own queue. Requests a page makes to our API belong to the page.
 */
function isCounted({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  if (HEALTH_CHECKS.has(url) || config.isUpload || currentScope()?.isNested) return false;
  return url === PAGES || url.startsWith('/api/');
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  requestsShed.inc();
  const error = new AppError('service.busy', { retryAfterSeconds: BUSY_SECONDS });
  if (!isPage(request)) throw error;
  return sendBusyPage(reply, error);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that has waited for its turn, until its response starts. */
    loadShedding: { begin: (request: FastifyRequest) => void };
  }
}
