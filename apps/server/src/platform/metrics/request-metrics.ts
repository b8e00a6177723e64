import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { currentScope } from '../lib/work-scope.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const EVENT_STREAM = 'text/event-stream';
/** Proxies log this status for a client that disconnected before the response. */
const HUNG_UP = 499;

/** By matched route, never by path: the number of paths is unlimited. */
export function registerRequestMetrics(app: FastifyInstance, register: Registry): void {
  const registers = [register];
  const requests = new Counter({
    name: 'alpha_http_requests_total',
    help: 'Answers by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'alpha_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer; event streams left out.',
    labelNames: ['route', 'method'],
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'alpha_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  const counted = new WeakSet<FastifyRequest>();

  function end(request: FastifyRequest, reply: FastifyReply): void {
    if (!counted.delete(request)) return;
    inFlight.dec();
    const route = request.routeOptions.url ?? 'unmatched';
    const method = METHODS.has(request.method) ? request.method : 'OTHER';
    const status = reply.raw.headersSent ? reply.statusCode : HUNG_UP;
    requests.inc({ route, method, status });
    const isStream = String(reply.getHeader('content-type')).startsWith(EVENT_STREAM);
    if (!isStream && status !== HUNG_UP)
      durations.observe({ route, method }, reply.elapsedTime / 1000);
  }

  app.addHook('onRequest', (request, reply, done) => {
    // Requests a page makes to our own API count as the page.
    if (currentScope()?.isNested) return done();
    counted.add(request);
    inFlight.inc();
    // Clients that disconnect before a response reach no other hook.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) end(request, reply);
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply);
    done();
  });
}
