import * as contract from '@alpha/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { limitedTo, PICTURES_PER_MINUTE } from '../http/request-limits.ts';
import { type Server, serve } from '../http/serve.ts';
import { byteRange } from './byte-range.ts';
import type { Archive } from './read-archive.ts';
import { SnapshotChanged, UnusableStreets } from './snapshot.ts';
import { createStreets, type Streets } from './streets.ts';

/** Larger than any tile or directory; what is longer is answered with its beginning (RFC 9110, 15.3.7). */
const MOST_BYTES = 2 * 1024 * 1024;
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };
const NOT_KEPT = { 'cache-control': 'no-store' };
const pathOf = (version: string) => `/media/streets/${version}/basemap.pmtiles`;

const facts = ({ version, bounds, minZoom, maxZoom }: Archive) => ({
  path: pathOf(version),
  bounds,
  min_zoom: minZoom,
  max_zoom: maxZoom,
});

type StreetRequest = FastifyRequest<{ Params: { version: string } }>;

export function registerStreetRoutes(server: Server): void {
  const { app, deps } = server;
  const { mapPmtiles, mapStyleUrl } = deps.config;
  const streets = createStreets(deps);
  serve(server, contract.getStreets, async () => {
    const found = await streets.find();
    return { streets: found && facts(found) };
  });
  serve(server, contract.getStreetSetup, async () => ({
    problem: mapStyleUrl ? null : await streets.problem(),
    is_configured: mapPmtiles !== undefined,
  }));
  registerFile(app, streets);
}

/** The file itself, in parts; its path is never the visitor's. */
function registerFile(app: FastifyInstance, streets: Streets): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: pathOf(':version'),
    schema: { hide: true },
    config: limitedTo(PICTURES_PER_MINUTE),
    // Packed already; and a part of a packed file is another part.
    compress: false,
    handler: async (request: StreetRequest, reply) => {
      const archive = await streets.find();
      if (archive?.version !== request.params.version) throw new AppError('route.notFound');
      return sendPart(request, reply, archive);
    },
  });
}

async function sendPart({ method, headers }: StreetRequest, reply: FastifyReply, archive: Archive) {
  const { bytes, version } = archive;
  const etag = `"${version}"`;
  const about = { ...KEPT, etag, 'accept-ranges': 'bytes' };
  if (names(headers['if-none-match'], etag)) return reply.code(304).headers(about).send();
  reply.type('application/vnd.pmtiles');
  // Ranges concern GET alone (RFC 9110, 14.2).
  if (method === 'HEAD') return reply.headers({ ...about, 'content-length': bytes }).send();
  const isSame = [undefined, etag].includes(headers['if-range'] as string | undefined);
  const asked = byteRange(isSame ? headers.range : undefined, bytes);
  if (asked === 'refused')
    return reply
      .code(416)
      .headers({ ...NOT_KEPT, 'content-range': `bytes */${bytes}` })
      .send();
  if (asked === 'whole') {
    // A map never asks for all of it: gigabytes would keep the line busy for minutes.
    if (bytes > MOST_BYTES) throw new AppError('request.malformed');
    return reply.headers(about).send(await read(archive, 0, bytes));
  }
  const { start } = asked;
  const part = await read(archive, start, Math.min(asked.length, MOST_BYTES));
  const range = `bytes ${start}-${start + part.length - 1}/${bytes}`;
  return reply
    .code(206)
    .headers({ ...about, 'content-range': range })
    .send(part);
}

async function read(archive: Archive, start: number, length: number): Promise<Buffer> {
  try {
    const part = await archive.read(start, length);
    if (part.length === length) return part;
    throw new SnapshotChanged();
  } catch (error) {
    // A new file has taken its place: the page finds its address when it asks again.
    if (error instanceof SnapshotChanged) throw new AppError('route.notFound');
    if (error instanceof UnusableStreets)
      throw new AppError('service.unavailable', { retryAfterSeconds: 5 });
    throw error;
  }
}

/** `*`, or a list in which weak and strong are the same (RFC 9110, 13.1.2). */
const names = (list: string | undefined, etag: string) =>
  (list ?? '').split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));
