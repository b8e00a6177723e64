import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db.ts';
import { AppError } from '../app-error.ts';
import { sharedStore } from './shared-store.ts';

/** Requests a minute from one address, for endpoints without their own limit. */
const DEFAULT_PER_MINUTE = 600;

const UNLIMITED = new Set(['/api/health', '/api/ready']);

export async function registerRateLimit(app: FastifyInstance, database: Database): Promise<void> {
  // A disconnected client has no address to count and needs no response.
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.socket.remoteAddress === undefined) throw new AppError('request.malformed');
  });
  await app.register(rateLimit, {
    max: DEFAULT_PER_MINUTE,
    timeWindow: 60_000,
    // The embedded database belongs to one process, which counts in memory.
    ...(database.kind === 'postgres' ? { store: sharedStore(database.db) } : {}),
    // By matched route, because a path can be spelled in many ways. Pages and files are cheap and
    // cached; health checks must not be blocked under load.
    allowList: ({ routeOptions: { url = '' } }) => !url.startsWith('/api/') || UNLIMITED.has(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('request.tooMany', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
}
