import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import type { DrawIllustration } from '../platform/http/context.ts';

/** The demo's pictures; without the demo their addresses are not found. */
export function registerIllustrationRoutes(app: FastifyInstance, draw: DrawIllustration): void {
  app.get<{ Params: { home: string; file: string } }>(
    '/media/illustrations/:home/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const svg = await draw(`/media/illustrations/${params.home}/${params.file}`);
      if (svg === null) throw new AppError('route.notFound');
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(svg);
    },
  );
}
