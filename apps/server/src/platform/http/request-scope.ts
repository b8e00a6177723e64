import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentScope, inScope } from '../lib/work-scope.ts';

const scopes = new WeakMap<FastifyRequest, AsyncResource>();

/** Everything a request starts knows its id, including statements and work that outlives the response. */
export function registerRequestScope(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const isNested = currentScope()?.requestId !== undefined;
    inScope({ requestId: request.id, isNested, log: request.log }, () => {
      scopes.set(request, new AsyncResource('request'));
      done();
    });
  });
  // Body bytes arrive in the async context of the connection, which may have served others before.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope) scope.runInAsyncScope(done);
    else done();
  });
}
