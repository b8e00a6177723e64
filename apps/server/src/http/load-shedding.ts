import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestsShed } from '../lib/metrics.ts';
import { currentScope } from '../lib/work-scope.ts';
import { AppError } from './app-error.ts';
import { BUSY_PAGE } from './busy-page.ts';

/**
 * More at once only wait for each other. Without an end to the queue a server that is asked for more
 * than it can do answers nobody any more: each gets its turn after its asker has left. On two cores
 * this is some two seconds of work.
 */
const MOST_AT_WORK = 150;
/** Once half of that is taken, of one address no more than a sixth: a visitor alone fills no server. */
const HALF = 1 / 2;
const SHARE_OF_ONE = 1 / 6;
const RETRY_SECONDS = 2;
/** For work whose asker has left and which never ends: it must not take a place for good. */
const FORGET_MS = 60_000;

/** Whoever watches over us must hear us; files that pages are made of cost next to nothing. */
const SPARED = /^\/(?:api\/(?:health|ready)|metrics|assets\/)/;

/** Whoever comes when the server is full is told so at once, and those before get their answer. */
export function registerLoadShedding(app: FastifyInstance, most = MOST_AT_WORK): void {
  const atWork = new Set<FastifyRequest>();
  const ofAddress = new Map<string, number>();
  const isFullFor = ({ ip }: FastifyRequest): boolean =>
    atWork.size >= most ||
    (atWork.size >= most * HALF && (ofAddress.get(ip) ?? 0) >= most * SHARE_OF_ONE);
  app.addHook('onRequest', async (request, reply) => {
    if (isSpared(request)) return;
    if (isFullFor(request)) {
      requestsShed.inc();
      if (request.routeOptions.url !== '/*')
        throw new AppError('service.busy', { retryAfterSeconds: RETRY_SECONDS });
      return reply
        .code(503)
        .header('retry-after', RETRY_SECONDS)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(BUSY_PAGE);
    }
    if (isWhole(request)) begin(request);
  });
  // Whoever sends slowly has its own time limits, and takes no place here before it has sent all.
  app.addHook('preValidation', async (request) => {
    if (!isSpared(request)) begin(request);
  });
  app.addHook('onSend', async (request) => end(request));

  function begin(request: FastifyRequest): void {
    if (atWork.has(request)) return;
    atWork.add(request);
    ofAddress.set(request.ip, (ofAddress.get(request.ip) ?? 0) + 1);
    request.raw.once('close', () => {
      if (atWork.has(request)) setTimeout(() => end(request), FORGET_MS).unref();
    });
  }

  function end(request: FastifyRequest): void {
    if (!atWork.delete(request)) return;
    const left = (ofAddress.get(request.ip) ?? 1) - 1;
    if (left > 0) ofAddress.set(request.ip, left);
    else ofAddress.delete(request.ip);
  }
}

/** What a page asks of our own API belongs to the page, which has its place. */
const isSpared = ({ url, routeOptions }: FastifyRequest): boolean =>
  SPARED.test(url) || routeOptions.config.isUpload === true || currentScope()?.isNested === true;

const isWhole = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
