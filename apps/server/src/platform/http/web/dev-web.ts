import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { AppDeps } from '../context.ts';
import { registerPages } from './render.ts';

/** Vite inside our server: hot reload on the same port as the API. Development only. */
export async function registerDevWeb(
  app: FastifyInstance,
  deps: AppDeps,
  webDir: string,
): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webDir,
    configFile: `${webDir}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(api|media)\//.test(request.raw.url ?? '')) return;
    await new Promise<void>((resolve, reject) => {
      reply.raw.on('finish', resolve);
      vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
        error ? reject(error) : resolve(),
      );
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
  app.addHook('onClose', () => vite.close());
  await registerPages(
    app,
    deps,
    () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  );
}
