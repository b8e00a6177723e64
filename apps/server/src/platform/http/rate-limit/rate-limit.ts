import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db.ts';
import { AppError } from '../app-error.ts';
import { sharedStore } from './shared-store.ts';

/** Requests a minute from one address where an endpoint sets no limit of its own. */
const DEFAULT_PER_MINUTE = 600;

const UNLIMITED = new Set(['/api/health', '/api/ready']);

export async function registerRateLimit(app: FastifyInstance, database: Database): Promise<void> {
  // Who has hung up has no address to count by, and no use for an answer.
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.socket.remoteAddress === undefined) throw new AppError('request.malformed');
  });
  await app.register(rateLimit, {
    max: DEFAULT_PER_MINUTE,
    timeWindow: 60_000,
    // The embedded database belongs to one process, which counts in its memory.
    ...(database.kind === 'postgres' ? { store: sharedStore(database.db) } : {}),
    // Decided by the route that was found: a path can be spelt in many ways. Pages and files are
    // cheap and cached; whoever watches our health must not be locked out by the load.
    allowList: ({ routeOptions: { url = '' } }) => !url.startsWith('/api/') || UNLIMITED.has(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('request.tooMany', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
}
