import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentScope, inScope } from '../lib/work-scope.ts';

const scopes = new WeakMap<FastifyRequest, AsyncResource>();

/** Whatever a request begins knows its id, down to the statement and up to what outlives its answer. */
export function registerRequestScope(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const isNested = currentScope()?.requestId !== undefined;
    inScope({ requestId: request.id, isNested, log: request.log }, () => {
      scopes.set(request, new AsyncResource('request'));
      done();
    });
  });
  // The bytes of a body come in the name of the connection, which may have served others before.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope) scope.runInAsyncScope(done);
    else done();
  });
}
