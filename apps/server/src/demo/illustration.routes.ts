import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from '../platform/http/accepts-gzip.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { AppDeps, DrawIllustration } from '../platform/http/context.ts';
import { limitedTo, PICTURES_PER_MINUTE } from '../platform/http/request-limits.ts';
import { createByteCache } from '../platform/lib/byte-cache.ts';
import { watchIllustratedHomes } from './known-homes.ts';

/** Some 10,000 pictures, compressed: a large part of the demo market. */
const MOST_BYTES = 48 * 1024 * 1024;

const compressed = promisify(gzip);
const decompressed = promisify(gunzip);

type PictureRequest = FastifyRequest<{ Params: { home: string; file: string } }>;

/** The demo's pictures; without the demo their addresses are not found. */
export function registerIllustrationRoutes(
  app: FastifyInstance,
  draw: DrawIllustration,
  { database }: Pick<AppDeps, 'database'>,
): void {
  const drawn = createByteCache<Buffer>({ mostBytes: MOST_BYTES, sizeOf: ({ length }) => length });
  const isKnown = watchIllustratedHomes(database.db);

  async function pictureOf(request: PictureRequest): Promise<Buffer> {
    const { home, file } = request.params;
    const url = `/media/illustrations/${home}/${file}`;
    const kept = drawn.get(url);
    if (kept) return kept;
    if (!(await isKnown(home))) throw new AppError('route.notFound');
    return app.expensiveWork(request, async () => {
      // May have been drawn while this request was waiting.
      const meanwhile = drawn.get(url);
      if (meanwhile) return meanwhile;
      const svg = await draw(url);
      if (svg === null) throw new AppError('route.notFound');
      const picture = await compressed(svg);
      drawn.set(url, picture);
      return picture;
    });
  }

  app.get<{ Params: { home: string; file: string } }>(
    '/media/illustrations/:home/:file',
    { schema: { hide: true }, config: limitedTo(PICTURES_PER_MINUTE) },
    async (request, reply) => sendPicture(request, reply, await pictureOf(request)),
  );
}

async function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Buffer) {
  reply
    .type('image/svg+xml')
    .header('vary', 'accept-encoding')
    .header('cache-control', 'public, max-age=31536000, immutable');
  if (!acceptsGzip(request)) return reply.send(await decompressed(picture));
  return reply.header('content-encoding', 'gzip').send(picture);
}
