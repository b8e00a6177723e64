import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { parseIllustration } from './illustration-url.ts';
import { illustrate } from './illustrations/illustration.ts';

export function registerIllustrationRoutes(app: FastifyInstance): void {
  app.get<{ Params: { home: string; file: string } }>(
    '/media/illustrations/:home/:file',
    { schema: { hide: true } },
    (request, reply) => {
      const found = parseIllustration(request.params.home, request.params.file);
      if (!found) throw new AppError('route.notFound');
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(illustrate(found.traits, found.view));
    },
  );
}
