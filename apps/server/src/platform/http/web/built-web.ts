import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { StartupError } from '../../lib/startup-error.ts';
import type { AppDeps } from '../context.ts';
import { addPathWords } from '../logged-path.ts';
import { registerPages } from './render.ts';

/** A browser looks for a new version of its service worker here. */
const CACHE: Record<string, string> = { 'staff-worker.js': 'no-cache' };

/** Serves the production build of apps/web. */
export async function registerBuiltWeb(
  app: FastifyInstance,
  deps: AppDeps,
  buildDir: string,
): Promise<void> {
  const serverFile = join(buildDir, 'server/index.js');
  if (!existsSync(serverFile))
    throw new StartupError('The web build is missing: run `npm run build`.');
  // The build uses React for production; with another NODE_ENV every page fails.
  if (process.env.NODE_ENV !== 'production')
    throw new StartupError('NODE_ENV: set it to production, or start with `npm start`.');
  await app.register(fastifyStatic, {
    root: join(buildDir, 'client'),
    wildcard: false,
    index: false,
    dotfiles: 'deny',
    // Compressed ahead by the build.
    preCompressed: true,
    setHeaders(reply, path) {
      // Names of built assets contain their hash.
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed
          ? 'public, max-age=31536000, immutable'
          : (CACHE[basename(path)] ?? 'public, max-age=3600'),
      );
    },
  });
  const build = (await import(pathToFileURL(serverFile).href)) as ServerBuild;
  for (const route of Object.values(build.routes)) addPathWords(app, route?.path ?? '');
  await registerPages(app, deps, build);
}
