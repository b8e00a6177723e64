import { PLAIN_PHOTO_FILE } from '@alpha/contract/photos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { limitedTo, PICTURES_PER_MINUTE } from '../../platform/http/request-limits.ts';
import { getPhoto, openPhoto } from './photos.service.ts';

type PhotoRequest = FastifyRequest<{ Params: { hash: string; file?: string } }>;

/** Serves a photo in one size; the base path (a listing's `image_url`) serves a default size. */
export function registerPhotoRoutes(app: FastifyInstance, { dataDir }: Config): void {
  const handler = async ({ method, params }: PhotoRequest, reply: FastifyReply) => {
    const photo = await getPhoto(dataDir, params.hash, params.file ?? PLAIN_PHOTO_FILE);
    // HEAD must not trigger encoding.
    const open = method === 'HEAD' ? null : await openPhoto(photo);
    reply.type(photo.type).header('cache-control', 'public, max-age=31536000, immutable');
    return open ? reply.header('content-length', open.bytes).send(open.body) : reply.send();
  };
  for (const url of ['/media/photos/:hash', '/media/photos/:hash/:file'])
    app.route({
      method: ['GET', 'HEAD'],
      url,
      schema: { hide: true },
      config: limitedTo(PICTURES_PER_MINUTE),
      handler,
    });
}
