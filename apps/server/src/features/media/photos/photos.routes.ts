import { PLAIN_PHOTO_FILE } from '@alpha/contract/photos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { openPhoto } from './photos.service.ts';

type PhotoRequest = FastifyRequest<{ Params: { hash: string; file?: string } }>;

/** A photo in one size; its base path, which is a listing's `image_url`, is a picture too. */
export function registerPhotoRoutes(app: FastifyInstance, { dataDir }: Config): void {
  const handler = async ({ method, params }: PhotoRequest, reply: FastifyReply) => {
    const photo = await openPhoto(dataDir, params.hash, params.file ?? PLAIN_PHOTO_FILE);
    reply
      .type(photo.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', photo.bytes);
    if (method !== 'HEAD') return reply.send(photo.handle.createReadStream());
    await photo.handle.close();
    return reply.send();
  };
  // HEAD by our own hand: Fastify's would read the whole file to throw it away.
  for (const url of ['/media/photos/:hash', '/media/photos/:hash/:file'])
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler });
}
