import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../http/app-error.ts';
import type { Server } from '../http/serve.ts';
import type { RoomFigures } from './gauges.ts';
import { openMetrics } from './metrics.service.ts';

/** For a Prometheus that has the token. Without one in the configuration there is no such path. */
export function registerMetricsRoutes(
  { app, deps }: Pick<Server, 'app' | 'deps'>,
  figures: RoomFigures,
): void {
  const token = deps.config.metricsToken;
  if (!token) return;
  const metrics = openMetrics(app, deps, figures);
  const expected = digestOf(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const given = digestOf(request.headers.authorization ?? '');
    // Of digests: neither the first wrong letter nor the length shows in the time it takes.
    if (!timingSafeEqual(given, expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('auth.unauthenticated');
    }
    return reply.type(metrics.contentType).send(await metrics.read());
  });
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
