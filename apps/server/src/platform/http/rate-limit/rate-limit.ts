import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db.ts';
import { AppError } from '../app-error.ts';
import { clientOf } from '../networks.ts';
import { HEALTH_CHECKS } from '../routes.ts';
import { sharedStore } from './shared-store.ts';

/** Requests a minute from one address, for endpoints without their own limit. */
const DEFAULT_PER_MINUTE = 600;

export async function registerRateLimit(app: FastifyInstance, database: Database): Promise<void> {
  // A disconnected client has no address to count and needs no response.
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.socket.remoteAddress === undefined) throw new AppError('request.malformed');
  });
  await app.register(rateLimit, {
    max: DEFAULT_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => clientOf(ip),
    // The embedded database belongs to one process, which counts in memory.
    ...(database.kind === 'postgres' ? { store: sharedStore(database.db) } : {}),
    // By matched route, because a path can be spelled in many ways. Built files are cheap and cached.
    allowList: ({ routeOptions: { url = '', config } }) =>
      HEALTH_CHECKS.has(url) || !(url.startsWith('/api/') || config?.rateLimit),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('request.tooMany', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
}
