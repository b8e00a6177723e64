import { PLAIN_PHOTO_FILE } from '@alpha/contract/photos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { getPhoto, openPhoto } from './photos.service.ts';

type PhotoRequest = FastifyRequest<{ Params: { hash: string; file?: string } }>;

/** A photo in one size; its base path, which is a listing's `image_url`, is a picture too. */
export function registerPhotoRoutes(app: FastifyInstance, { dataDir }: Config): void {
  const handler = async ({ method, params }: PhotoRequest, reply: FastifyReply) => {
    const photo = await getPhoto(dataDir, params.hash, params.file ?? PLAIN_PHOTO_FILE);
    // Whoever only asks whether it is there makes us make nothing.
    const open = method === 'HEAD' ? null : await openPhoto(photo);
    reply.type(photo.type).header('cache-control', 'public, max-age=31536000, immutable');
    return open ? reply.header('content-length', open.bytes).send(open.body) : reply.send();
  };
  for (const url of ['/media/photos/:hash', '/media/photos/:hash/:file'])
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler });
}
