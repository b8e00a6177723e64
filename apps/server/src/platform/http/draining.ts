import type { FastifyInstance } from 'fastify';

/**
 * A stopping server first reports that it is not ready and goes on serving until the load balancer has
 * noticed. Connections are closed after their response.
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
