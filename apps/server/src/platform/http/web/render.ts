import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { AppDeps } from '../context.ts';
import { webRequestFor } from './web-request.ts';

/** The Fetch standard forbids requests with these methods: creating one throws. */
const UNSPEAKABLE = 'TRACE';

/** The catch-all: every path that is not API, media or a file is a page of the web app. */
export async function registerPages(
  app: FastifyInstance,
  { config }: AppDeps,
  loadBuild: () => Promise<ServerBuild>,
): Promise<void> {
  const mode = config.isDevelopment ? 'development' : 'production';
  const handle = createRequestHandler(loadBuild, mode);
  const { publicUrl, mapStyleUrl, operator, shareDays, isDevelopment } = config;
  const settings = { publicUrl, mapStyleUrl, operator, shareDays, isDevelopment };

  // Own scope: pages read their bodies themselves, the API must keep parsing JSON.
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    pages.route({
      method: pages.supportedMethods.filter((method) => method !== UNSPEAKABLE),
      url: '/*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const context = new RouterContextProvider();
        const build = await loadBuild();
        const { webRequest } = build.entry.module as unknown as { webRequest: never };
        context.set(webRequest, webRequestFor(app, request, reply, settings) as never);
        return sendPage(
          reply,
          await handle(toWebRequest(request, reply, config.publicUrl), context as never),
        );
      },
    });
  });
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  // The configured address, never the Host header, which can be forged.
  return new Request(new URL(ownTarget(request.raw.url), publicUrl), {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw), duplex: 'half' } : {}),
  } as RequestInit);
}

/**
 * Keeps the path on our host: `//evil.test/x`, `/\evil.test/x` and `http://evil.test/x` would name
 * another one.
 */
export function ownTarget(url = '/'): string {
  const target = url.startsWith('/') ? url : url.replace(/^[^/]*\/\/[^/]*/, '');
  return `/${target.replace(/^[/\\]+/, '')}`;
}

function sendPage(reply: FastifyReply, response: Response) {
  reply.code(response.status);
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  // Pages differ by language and nonce.
  reply.header('vary', 'cookie, accept-encoding');
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : null);
}
