import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createFairQueue } from '../lib/fair-queue.ts';
import { requestsShed } from '../lib/metrics.ts';
import { AppError } from './app-error.ts';
import { clientOf } from './networks.ts';

const BUSY_SECONDS = 2;

type ExpensiveWork = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

const TURNS = {
  atOnce: 4,
  atOncePerKey: 2,
  burstMs: 2_000,
  share: 1 / 4,
  mostWaitingPerKey: 100,
  mostWaiting: 400,
};

/**
 * Anonymous requests that cost milliseconds of the only thread: rendering a page, drawing a picture. One
 * address gets a quarter of the time in the long run, after two seconds at full speed, so that a flood of
 * them slows down its sender and nobody else.
 */
export function registerExpensiveWork(app: FastifyInstance, turns = TURNS): void {
  const inTurn = createFairQueue({
    ...turns,
    whenFull: (isOwnQueue) => {
      if (!isOwnQueue) requestsShed.inc();
      const code = isOwnQueue ? 'request.tooMany' : 'service.busy';
      return new AppError(code, { retryAfterSeconds: BUSY_SECONDS });
    },
  });
  const expensiveWork: ExpensiveWork = (request, work) => {
    app.leaveTurn(request);
    return inTurn(clientOf(request.ip), async () => {
      if (request.raw.socket?.destroyed) throw new AppError('request.malformed');
      // Waiting is no load, this is.
      app.loadShedding.begin(request);
      return work();
    });
  };
  app.decorate('expensiveWork', expensiveWork);
}

declare module 'fastify' {
  interface FastifyInstance {
    expensiveWork: ExpensiveWork;
  }
}
