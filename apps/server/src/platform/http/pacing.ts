import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentScope } from '../lib/work-scope.ts';
import { AppError } from './app-error.ts';
import { clientOf } from './networks.ts';
import { HEALTH_CHECKS, PAGES } from './routes.ts';

type Allowance = { burst: number; perSecond: number };
type Pace = {
  /** At full speed: what one person's page needs with its pictures, several times over. */
  sprint: Allowance;
  /** In the long run; its burst is fifty people who open a page with its pictures at once. */
  steady: Allowance;
  /** Beyond this many waiting, a client gets a refusal, and that late. */
  mostWaiting: number;
  /** Pages and pictures in hand at the same time; the others take turns with everybody else's requests. */
  atOnce: number;
};

const PACE: Pace = {
  sprint: { burst: 300, perSecond: 300 },
  steady: { burst: 2_000, perSecond: 150 },
  mostWaiting: 100,
  atOnce: 6,
};
const REFUSED_AFTER_MS = 1_000;
/** Addresses that have rested are forgotten beyond this many. */
const MOST_ADDRESSES = 5_000;

/** What is left of both allowances. */
type Bucket = { sprint: number; steady: number; at: number };
type Lane = { running: number; waiting: (() => void)[] };

/**
 * Even a refusal costs a fraction of a millisecond, and a client with sixty connections has sixty requests
 * in front of everybody else's. One that sends without end is answered later and later instead: it waits
 * for its own answers before it can send more.
 */
export function registerPacing(app: FastifyInstance, pace = PACE): void {
  const buckets = new Map<string, Bucket>();

  function bucketOf(address: string, now: number): Bucket {
    const known = buckets.get(address);
    if (known) {
      const rested = (now - known.at) / 1_000;
      known.sprint = refill(known.sprint, rested, pace.sprint);
      known.steady = refill(known.steady, rested, pace.steady);
      known.at = now;
      return known;
    }
    if (buckets.size >= MOST_ADDRESSES) forgetRested(now);
    const bucket = { sprint: pace.sprint.burst, steady: pace.steady.burst, at: now };
    buckets.set(address, bucket);
    return bucket;
  }

  function forgetRested(now: number): void {
    const fullAfterMs = (pace.steady.burst / pace.steady.perSecond) * 1_000;
    for (const [address, { at }] of buckets) if (now - at > fullAfterMs) buckets.delete(address);
    // All are active: the one seen first is forgotten.
    const [first] = buckets.keys();
    if (first !== undefined && buckets.size >= MOST_ADDRESSES) buckets.delete(first);
  }

  app.addHook('onRequest', async (request) => {
    if (!isPaced(request)) return;
    const bucket = bucketOf(clientOf(request.ip), performance.now());
    if (bucket.steady <= -pace.mostWaiting) {
      await delay(REFUSED_AFTER_MS);
      throw new AppError('request.tooMany', { retryAfterSeconds: 2 });
    }
    bucket.sprint -= 1;
    bucket.steady -= 1;
    const waitMs = Math.max(owedMs(bucket.sprint, pace.sprint), owedMs(bucket.steady, pace.steady));
    if (waitMs > 0) await delay(waitMs);
  });
  registerTurns(app, pace.atOnce);
}

const refill = (left: number, seconds: number, { burst, perSecond }: Allowance): number =>
  Math.min(burst, left + seconds * perSecond);

const owedMs = (left: number, { perSecond }: Allowance): number => (-left / perSecond) * 1_000;

/** Sixty connections are sixty requests in one round of the event loop; here they are a few in each. */
function registerTurns(app: FastifyInstance, atOnce: number): void {
  const lanes = new Map<string, Lane>();
  const inHand = new WeakMap<FastifyRequest, string>();

  function leave(request: FastifyRequest): void {
    const address = inHand.get(request);
    const lane = address === undefined ? undefined : lanes.get(address);
    if (address === undefined || !lane) return;
    inHand.delete(request);
    const next = lane.waiting.shift();
    if (next) setImmediate(next);
    else lane.running -= 1;
    if (lane.running === 0) lanes.delete(address);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isPaced(request) || request.routeOptions.url?.startsWith('/api/')) return;
    const address = clientOf(request.ip);
    const lane = lanes.get(address) ?? { running: 0, waiting: [] };
    lanes.set(address, lane);
    if (lane.running < atOnce) lane.running += 1;
    else await new Promise<void>((begin) => lane.waiting.push(begin));
    inHand.set(request, address);
    reply.raw.once('close', () => leave(request));
    if (reply.raw.closed) leave(request);
  });
  app.addHook('onSend', async (request) => leave(request));
  app.decorate('leaveTurn', leave);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Work with a longer queue of its own gives its turn to the next request of its address. */
    leaveTurn: (request: FastifyRequest) => void;
  }
}

/** By matched route. Built files are needed by every page and cached; our own requests are the page's. */
function isPaced({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  if (HEALTH_CHECKS.has(url) || currentScope()?.isNested) return false;
  return url === PAGES || url.startsWith('/api/') || url.startsWith('/media/');
}
