import type { FastifyInstance } from 'fastify';

/**
 * A server that is told to stop says first that it is not ready any more and goes on serving, until
 * whoever shares out the requests has noticed. A connection it has answered on is not used again.
 */
export function registerDraining(app: FastifyInstance): void {
  const state = { isDraining: false };
  app.decorate('draining', state);
  app.addHook('onSend', async (_request, reply) => {
    if (state.isDraining) reply.header('connection', 'close');
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: { isDraining: boolean };
  }
}
